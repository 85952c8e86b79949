import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Server from '../src/server/run.ts'
import { operatorLine } from '../src/server/operatorLine.ts'
import { terminal } from '../src/server/terminal.ts'
import { ensureBuilds } from './ensureBuilds.ts'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { applyMemorySettings } from './memorySettings.ts'
import { builtServer } from './serverBuild.ts'

applyMemorySettings()
// The same as in src/server/main.ts.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))

// Prepares, then starts the server in this same process, so that signals reach it directly.
const isForPeople = (process.env['LOG_FORMAT'] || (process.stderr.isTTY ? 'text' : 'json')) === 'text'
const say = isForPeople ? (line: string) => terminal.line(line) : (line: string) => console.log(operatorLine(line, process.env))
await ensureBuilds(say, () => isForPeople && say('Application web : prête'))
const { run }: typeof Server = await import(pathToFileURL(join(builtServer, 'run.js')).href)
await run(async (sayMore) => {
  const tools = await ensureFfmpeg(sayMore)
  if (isForPeople && tools) sayMore(`ffmpeg : prêt (${tools.version})`)
  return tools
})
