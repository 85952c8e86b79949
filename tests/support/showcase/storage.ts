import type { Database } from '../../../src/db/connection/database.ts'
import { finishCheck, insertFindings, recordCounts, replaceCheck } from '../../../src/db/storageCheck/storageChecks.ts'

const MiB = 1024 ** 2
const nobody = '5f0c2a7e-93b1-4d6a-8e24-7b1c9d3f5a60'

/** Leaves a check of the storage that has found orphans, and the missing original of a video. */
export async function leaveCheck(database: Database, content: string): Promise<void> {
  const { db } = database
  const uuid = await db.transaction().execute(replaceCheck)
  const orphans = [
    { key: `originals/${content}/c4b1e6d2-0f3a-4b57-9d18-2e6f7a8b9c01.mp4`, files: 1, bytes: 734 * MiB },
    { key: `contents/${nobody}/0d1e2f3a4b5c6d7e8f90a1b2c3d4e5f6`, files: 412, bytes: 318 * MiB },
    { key: `avatars/${nobody}/9a8b7c6d5e4f30211203f4e5d6c7b8a9-7a5c3e.webp`, files: 1, bytes: 48_213 },
  ]
  await insertFindings(db, uuid, [
    ...orphans.map((orphan) => ({ kind: 'orphan' as const, ...orphan })),
    { kind: 'missing', key: `originals/${content}/a07f5b3c-6d2e-4c81-b9f4-1d3e5f7a9b20.mp4`, files: 0, bytes: 0 },
  ])
  await recordCounts(db, uuid, {
    files: 12_408,
    bytes: 61_300 * MiB,
    orphans: orphans.length,
    orphan_files: 414,
    orphan_bytes: 1052 * MiB + 48_213,
    missing: 1,
    unknown_names: 2,
  })
  await finishCheck(db, uuid)
}
