import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { ensureWebBuild } from './webBuild.ts'

// Preparation first, then the server in this same process: signals reach it directly.
await ensureFfmpeg(console.log)
await ensureWebBuild(console.log)
await import('../src/server/main.ts')
