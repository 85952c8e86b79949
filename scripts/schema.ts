import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { embeddedDatabase } from '../src/db/embedded/embeddedDatabase.ts'
import { engineInThread, openPglite } from '../src/db/embedded/pgliteEngine.ts'
import { openJobs } from '../src/db/jobs/jobs.ts'
import { existingSchema } from '../src/db/schema/existingSchema.ts'
import { silentLog } from '../src/shared/log.ts'

// `npm run schema`: writes the schema that all migrations together make. /api/ready compares a database with it.
const path = 'src/db/schema/requiredSchema.ts'
const database = await embeddedDatabase(engineInThread(await openPglite({ dataDir: 'memory://' })), silentLog)
await (await openJobs(database, silentLog)).stop()
const standing = await existingSchema(database.db)
await database.close()
await writeFile(
  path,
  `/** What the code needs of the schema; \`npm run schema\` writes it, a test compares it. */\nexport const requiredSchema = ${JSON.stringify(standing)} as const\n`,
)
spawnSync('npx', ['oxfmt', path], { stdio: 'inherit' })
