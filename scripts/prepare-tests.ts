import { prepareBrowser } from '../tests/support/browser.ts'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { ensureWebBuild } from './webBuild.ts'

/** What the tests need beyond `npm ci`: ffmpeg, the built web app and a browser. */
await ensureFfmpeg(console.log)
await ensureWebBuild(console.log)
console.log(`Navigateur des tests : ${await prepareBrowser()}`)
