import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { embeddedDatabase } from '../src/db/embedded/embeddedDatabase.ts'
import { openPglite, pgliteEngine } from '../src/db/embedded/pgliteEngine.ts'
import { openJobs } from '../src/db/jobs.ts'
import { schemaNames } from './schemaNames.ts'
import { silentLog } from '../src/shared/log.ts'

// `npm run schema`: writes down what all migrations together have made, which /api/ready compares a database with.
const path = 'src/db/requiredSchema.ts'
const database = await embeddedDatabase(pgliteEngine(await openPglite({ dataDir: 'memory://' })), silentLog)
await (await openJobs(database, silentLog)).stop()
const names = await schemaNames(database.db)
await database.close()
await writeFile(
  path,
  `/** What the code needs of the schema, by name; \`npm run schema\` writes it, a test compares it. */\nexport const requiredSchema = ${JSON.stringify(names)} as const\n`,
)
spawnSync('npx', ['oxfmt', path], { stdio: 'inherit' })
