import { z } from 'zod'

const levels = { info: 30, warn: 40, error: 50, fatal: 60 } as const

const entrySchema = z.looseObject({
  level: z.number(),
  time: z.string(),
  msg: z.string().default(''),
  reqId: z.string().optional(),
  req: z.looseObject({ method: z.string(), url: z.string() }).optional(),
  res: z.looseObject({ statusCode: z.number() }).optional(),
  responseTime: z.number().optional(),
  err: z.looseObject({ message: z.string().default('') }).optional(),
  reason: z.string().optional(),
})
type Entry = z.output<typeof entrySchema>

/** How many running requests are remembered. Beyond that, log lines contain no address. */
const openMax = 10_000

function labelOf(level: number): string {
  if (level >= levels.fatal) return 'erreur fatale : '
  if (level >= levels.error) return 'erreur : '
  return level >= levels.warn ? 'attention : ' : ''
}

/** 12:34:56 in the operator's time zone. */
const clock = (time: string): string => new Date(time).toTimeString().slice(0, 8)

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function describe(entry: Entry): string {
  const why = entry.err?.message ?? entry.reason
  return oneLine(why === undefined || why === entry.msg ? entry.msg : `${entry.msg} (${why})`)
}

/**
 * Returns a function that turns the log's JSON lines into short ones for a terminal: each request once it is answered, and warnings or
 * worse.
 * @param isDetailed also everything else
 * @returns null for a line that is not shown
 */
export function readableLog(isDetailed: boolean): (json: string) => string | null {
  const open = new Map<string, string>()

  return (json) => {
    const entry = entrySchema.parse(JSON.parse(json))
    const { reqId, req, res, level, time } = entry
    if (reqId !== undefined && req && !res) {
      if (open.size < openMax) open.set(reqId, `${req.method} ${req.url}`)
      return null
    }
    if (res) {
      const asked = (reqId !== undefined && open.get(reqId)) || 'requête'
      if (reqId !== undefined) open.delete(reqId)
      return `${clock(time)} ${asked} ${res.statusCode} ${Math.round(entry.responseTime ?? 0)} ms`
    }
    if (level < levels.warn && !isDetailed) return null
    return `${clock(time)} ${labelOf(level)}${describe(entry)}`
  }
}
