import type { Database } from '../db/connection/database.ts'
import { findUpload, type UploadRef } from '../db/media/media.ts'
import type { Log } from '../shared/log.ts'
import { StaleUpload } from './media/failures.ts'

const lookEveryMs = 2000

/** Watches whether an upload is still the current one of its content. */
export type StalenessWatch = {
  /** aborts with StaleUpload once another file replaced it or the content is gone */
  signal: AbortSignal
  end(): void
}

/**
 * Watches an upload through the change feed and by polling: a change may be lost on its way to another process, and a running tool may
 * report nothing for long.
 */
export function watchStaleness({ db, changes }: Pick<Database, 'db' | 'changes'>, upload: UploadRef, log: Log): StalenessWatch {
  const stale = new AbortController()
  let isLooking = false
  let isAskedAgain = false

  async function lookWhileAsked(): Promise<void> {
    isAskedAgain = true
    if (isLooking) return
    isLooking = true
    try {
      while (isAskedAgain) {
        isAskedAgain = false
        if (!(await findUpload(db, upload))) stale.abort(new StaleUpload())
      }
    } catch (error) {
      log.warn({ ...upload, err: error }, 'could not check whether an upload is still current')
    } finally {
      isLooking = false
    }
  }

  const look = (): void => void lookWhileAsked()
  const timer = setInterval(look, lookEveryMs)
  const endListening = changes.subscribe((change) => {
    if (change.kind === 'media' && change.content_uuid === upload.content_uuid) look()
  })
  return {
    signal: stale.signal,
    end: () => {
      clearInterval(timer)
      endListening()
    },
  }
}
