import { prepareBrowser } from '../tests/support/browser.ts'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { ensureWebBuild } from './webBuild.ts'

/** Prepares what the tests need besides `npm ci`: ffmpeg, the built web app and a browser. */
await ensureFfmpeg(console.log)
await ensureWebBuild(console.log)
console.log(`Navigateur des tests : ${await prepareBrowser()}`)
