import { measureFirstLoads } from '../scripts/bundleBudget.ts'
import { ensureFfmpeg } from '../scripts/ensure-ffmpeg.ts'
import { ensureServerBuild } from '../scripts/serverBuild.ts'
import { ensureWebBuild } from '../scripts/webBuild.ts'
import { bucketUpload } from './bucketUpload.ts'
import { bulk } from './bulk.ts'
import { coldStart } from './coldStart.ts'
import { conversion } from './conversion.ts'
import { demo } from './demo.ts'
import { home } from './home.ts'
import { inspector } from './inspector.ts'
import { interactions } from './interactions.ts'
import { lighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { player } from './player.ts'
import { print, type Row } from './report.ts'
import { rollingRestart } from './rollingRestart.ts'
import { scale } from './scale.ts'
import { screens } from './screens.ts'
import { spread } from './spread.ts'
import { liveStreams } from './streams.ts'
import { upload } from './upload.ts'

/** First-load JavaScript of each screen, in gzip bytes. */
async function bundles(): Promise<Row[]> {
  const screens = await measureFirstLoads(console.log)
  return screens.map(({ screen, bytes, budgetKb }) => ({
    name: `JavaScript au premier chargement, ${screen}`,
    value: bytes,
    unit: 'octets gzip',
    runs: 1,
    ...(budgetKb === null ? {} : { against: `le budget de ${budgetKb} ko`, ratio: bytes / (budgetKb * 1000) }),
  }))
}

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  bundles,
  coldStart,
  demo,
  memory,
  home,
  screens,
  inspector,
  interactions,
  lighthouse,
  player,
  upload,
  bucketUpload,
  conversion,
  liveStreams,
  bulk,
  rollingRestart,
  spread,
  scale,
}
/** These start their own PostgreSQL, `scale` with a million videos, which takes long: they run only when named on the command line. */
const onRequest: ReadonlySet<string> = new Set(['bulk', 'rollingRestart', 'scale', 'spread'])
const asked = process.argv.slice(2)

await ensureFfmpeg(console.log)
await ensureWebBuild(console.log)
await ensureServerBuild(console.log)
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 ? !onRequest.has(name) : asked.includes(name)) rows.push(...(await measure()))
}
print(rows)
