import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Server from '../src/server/run.ts'
import { terminal } from '../src/server/terminal.ts'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { applyMemorySettings } from './memorySettings.ts'
import { builtServer, ensureServerBuild } from './serverBuild.ts'
import { ensureWebBuild } from './webBuild.ts'

applyMemorySettings()
// The same as in src/server/main.ts.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))

// Prepares, then starts the server in this same process, so that signals reach it directly.
const isForPeople = (process.env['LOG_FORMAT'] || (process.stderr.isTTY ? 'text' : 'json')) === 'text'
const say = isForPeople ? (line: string) => terminal.line(line) : console.log
await ensureWebBuild(say)
if (isForPeople) say('Application web : prête')
await ensureServerBuild(say)
const { run }: typeof Server = await import(pathToFileURL(join(builtServer, 'run.js')).href)
await run(async (sayMore) => {
  const tools = await ensureFfmpeg(sayMore)
  if (isForPeople && tools) sayMore(`ffmpeg : prêt (${tools.version})`)
  return tools
})
