import { terminal } from '../src/server/terminal.ts'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { applyMemorySettings } from './memorySettings.ts'
import { ensureWebBuild } from './webBuild.ts'

applyMemorySettings()

// Prepares, then starts the server in this same process, so that signals reach it directly.
const isForPeople = (process.env['LOG_FORMAT'] || (process.stderr.isTTY ? 'text' : 'json')) === 'text'
const say = isForPeople ? (line: string) => terminal.line(line) : console.log
const tools = await ensureFfmpeg(say)
if (isForPeople && tools) say(`ffmpeg : prêt (${tools.version})`)
await ensureWebBuild(say)
if (isForPeople) say('Application web : prête')
await import('../src/server/main.ts')
