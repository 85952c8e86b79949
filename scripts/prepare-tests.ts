import { prepareBrowser } from '../tests/support/browser.ts'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { ensureServerBuild } from './serverBuild.ts'
import { ensureWebBuild } from './webBuild.ts'

/** Prepares what the tests need besides `npm ci`: ffmpeg, the built web app and server, and a browser. */
await ensureFfmpeg(console.log)
await ensureWebBuild(console.log)
await ensureServerBuild(console.log)
console.log(`Navigateur des tests : ${await prepareBrowser()}`)
