import { copyFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { type IngestDeps, ingestVideo } from '../../src/api/upload/ingestVideo.ts'
import type { UploadRef } from '../../src/db/media/media.ts'
import { silentLog } from '../../src/shared/log.ts'

/** Stores a copy of a file as an upload, as the API does. */
export async function takeIn(deps: Omit<IngestDeps, 'log'>, content: string, path: string): Promise<UploadRef> {
  const copy = deps.storage.tempPath(extname(path))
  await copyFile(path, copy)
  return ingestVideo({ ...deps, log: silentLog }, content, deps.storage.arrived(copy))
}
