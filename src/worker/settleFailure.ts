import type { UploadRef } from '../db/media/media.ts'
import { recordFailure } from '../db/media/results.ts'
import type { MediaFailureCode } from '../shared/mediaFailures.ts'
import type { WorkerDeps } from './deps.ts'

/** Records that an upload's conversion failed (`recordFailure`), and removes a useless file. */
export async function settleFailure(
  { database, storage }: WorkerDeps,
  upload: UploadRef,
  code: MediaFailureCode,
  reason: string | null,
): Promise<void> {
  await recordFailure(database, upload, { code, reason }, (key) => storage.remove(key))
}
