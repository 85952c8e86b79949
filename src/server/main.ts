import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is read. Beside the packages that it is made from, and not in a folder where other users write. A folder that cannot
// be written to is no error.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'))

const { run } = await import('./run.ts')
await run()
