const levels = { info: 30, fatal: 60 } as const

/** Whether programs read all of the output: with `LOG_FORMAT=json`, and not where JSON is only the log's default. */
export const isJsonOutput = (source: NodeJS.ProcessEnv): boolean => source['LOG_FORMAT'] === 'json'

/** Returns a line for the operator as it is written: the text, or an object like those of the log. */
export function operatorLine(text: string, source: NodeJS.ProcessEnv, level: keyof typeof levels = 'info'): string {
  if (!isJsonOutput(source)) return text
  return JSON.stringify({ level: levels[level], time: new Date().toISOString(), pid: process.pid, msg: text })
}
