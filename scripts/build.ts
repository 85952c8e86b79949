import { ensureServerBuild } from './serverBuild.ts'
import { ensureWebBuild } from './webBuild.ts'

await ensureWebBuild(console.log)
await ensureServerBuild(console.log)
