import { deleteExpiredUnlocks } from '../db/content/contentPasswords.ts'
import { deleteExpiredBrowsers } from '../db/auth/knownBrowsers.ts'
import { deleteExpiredMailLinks } from '../db/mail/mailLinks.ts'
import { deleteExpiredInvitations } from '../db/registration/invitations.ts'
import { deleteOldRequests } from '../db/registration/requests.ts'
import { deleteExpiredChallenges } from '../db/secondFactor/passkeys.ts'
import { deleteExpiredPendingSignIns } from '../db/secondFactor/pendingSignIns.ts'
import { deleteAbandonedContents } from '../db/media/media.ts'
import { listUnmeasuredVersions, storeRenditionsBytes } from '../db/media/renditionSizes.ts'
import { deleteOldNotifications } from '../db/notification/notifications.ts'
import { deleteOldProblemReports } from '../db/problemReport/problemReports.ts'
import { deleteExpiredAttempts } from '../db/auth/attempts.ts'
import { deleteOldReceipts, listUnmeasured, storeOriginalBytes } from '../db/quota/quotas.ts'
import { movePopularityBuckets } from '../db/search/popularityBuckets.ts'
import { deleteExpiredSessions } from '../db/session/sessions.ts'
import { deleteResumableUpload, listExpiredUploads } from '../db/upload/resumableUploads.ts'
import { deleteExpiredUploads } from '../db/upload/uploadsInFlight.ts'
import { keys } from '../storage/keys.ts'
import type { WorkerDeps } from './deps.ts'
import { cleanup } from './jobs/cleanup.ts'
import { removeUntaken } from './media/packedStreams.ts'
import { sweepDaily } from './storageSweep.ts'
import { versionBytes } from './versionBytes.ts'

/** How long a draft without a file may stay in a browser. */
const abandonedMs = 30 * 24 * 60 * 60 * 1000
const lookEveryMs = 60 * 60 * 1000
/** The start has priority. */
const afterStartMs = 2000

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'log'>

/** Deletes the contents whose file was never sent: a closed tab, a sign-out, a cancelled upload. */
async function removeAbandoned({ database, storage }: Deps): Promise<void> {
  for (const uuid of await deleteAbandonedContents(database.db, new Date(Date.now() - abandonedMs))) {
    await cleanup({ database, storage }, uuid)
  }
}

/** Deletes what has arrived of files whose sending was given up. */
async function removeExpiredParts({ database: { db }, storage }: Deps): Promise<void> {
  for (const { uuid, content_uuid } of await listExpiredUploads(db)) {
    await storage.remove(keys.incoming(content_uuid, uuid))
    await deleteResumableUpload(db, uuid)
  }
}

/** Measures the files that were received before their sizes were stored. One that is gone has none. */
async function measureOriginals({ database: { db }, storage }: Deps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const unmeasured = await listUnmeasured(db)
    if (unmeasured.length === 0 || signal?.aborted) return
    for (const { content_uuid, original_key } of unmeasured) {
      const sizes = await storage.sizes(keys.originals(content_uuid))
      await storeOriginalBytes(db, content_uuid, original_key, sizes.get(original_key) ?? 0)
    }
  }
}

/** Measures the versions that play, also those that have taken another one's place. One that is gone has no size. */
async function measureVersions({ database: { db }, storage }: Deps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const unmeasured = await listUnmeasuredVersions(db)
    if (unmeasured.length === 0 || signal?.aborted) return
    for (const version of unmeasured) {
      await storeRenditionsBytes(db, version, await versionBytes(storage, version.playlist_key))
    }
  }
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

/**
 * Removes what has expired. A task that fails does not stop the others.
 * @param signal interrupts the long ones
 */
export async function runHousekeeping(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database
  const chores = {
    'abandoned publications': () => removeAbandoned(deps),
    'old notifications': () => deleteOldNotifications(db),
    'old problem reports': () => deleteOldProblemReports(db),
    'expired sessions': () => deleteExpiredSessions(db),
    'expired links of mails': () => deleteExpiredMailLinks(db),
    'expired invitations': () => deleteExpiredInvitations(db, daysAgo(30)),
    'registrations without a decision': () => deleteOldRequests(db, daysAgo(90)),
    'expired challenges of passkeys': () => deleteExpiredChallenges(db),
    'expired second steps': () => deleteExpiredPendingSignIns(db),
    'expired browsers': () => deleteExpiredBrowsers(db),
    'expired unlocks': () => deleteExpiredUnlocks(db),
    'popularity buckets': () => movePopularityBuckets(db),
    'expired rate limits': () => deleteExpiredAttempts(db),
    'sizes of files': () => measureOriginals(deps, signal),
    'sizes of renditions': () => measureVersions(deps, signal),
    'what was sent before today': () => deleteOldReceipts(db),
    'expired uploads': () => deleteExpiredUploads(db),
    'files that were not sent to their end': () => removeExpiredParts(deps),
    'streams that were packed in vain': () => removeUntaken(),
    'files without a row': () => sweepDaily(deps, signal),
  }
  for (const [what, chore] of Object.entries(chores)) {
    try {
      await chore()
    } catch (error) {
      deps.log.error({ err: error, what }, 'a housekeeping task failed')
    }
  }
}

/** Runs the housekeeping soon and every hour. @returns a function that stops it and resolves once the current run is done */
export function watchHousekeeping(deps: Deps): () => Promise<void> {
  const stopping = new AbortController()
  let keeping = Promise.resolve()
  const keep = (): void => {
    keeping = keeping.then(() => runHousekeeping(deps, stopping.signal))
  }
  const first = setTimeout(keep, afterStartMs)
  const timer = setInterval(keep, lookEveryMs)
  return async () => {
    stopping.abort()
    clearTimeout(first)
    clearInterval(timer)
    await keeping
  }
}
