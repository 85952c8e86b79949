import { setTimeout as delay } from 'node:timers/promises'
import { despiteDeadlocks } from '../db/connection/deadlocks.ts'
import { nextCaptionsToIndex, storePassages } from '../db/caption/transcripts.ts'
import { publishNextDue } from '../db/content/scheduled.ts'
import { notifyMoreFollowers } from '../db/notification/announcements.ts'
import { scheduleDigests } from '../db/notification/digests.ts'
import { notificationChanges } from '../db/events/changes.ts'
import { refreshDueSearch } from '../db/search/due.ts'
import { renameAbandoned } from '../db/media/mediaNames.ts'
import { deleteRetractedNotifications } from '../db/notification/retractions.ts'
import { cuesWithin } from '../shared/caption/cue.ts'
import { captionMessages, parseCaptions } from '../shared/caption/parse.ts'
import { passagesOf } from '../shared/caption/passages.ts'
import type { Change } from '../shared/entities/change.ts'
import type { WorkerDeps } from './deps.ts'

const lookEveryMs = 1000
/** The pause after an error that a second will not resolve. */
const afterFailureMs = 30_000

type Deps = Pick<WorkerDeps, 'database' | 'storage' | 'jobs' | 'log'>

/** Runs one batch of deferred tasks. @returns true when there may be more */
export async function runDeferredTasks({ database }: Pick<Deps, 'database'>): Promise<boolean> {
  const recipients = await notifyMoreFollowers(database.db)
  if (recipients) await database.changes.publish(notificationChanges(recipients))
  const retractedFrom = await deleteRetractedNotifications(database.db)
  if (retractedFrom) await database.changes.publish(notificationChanges(retractedFrom))
  const refreshed = await refreshDueSearch(database.db)
  return recipients !== null || retractedFrom !== null || refreshed
}

/** Revokes the addresses of media whose contents left the public, where the request that did so was killed. */
export async function revokeAddresses({ database, storage }: Pick<Deps, 'database' | 'storage'>): Promise<boolean> {
  const renamed = await renameAbandoned(database.db, storage)
  await database.changes.publish(
    renamed.flatMap((content): Change[] => [
      { kind: 'media', ...content },
      { kind: 'addresses', ...content },
    ]),
  )
  return false
}

/** Makes the passages of captions that the search does not have yet. @returns true when there may be more */
export async function indexCaptions({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<boolean> {
  const captions = await nextCaptionsToIndex(database.db)
  if (!captions) return false
  const { content_uuid, language, webvtt, from, duration } = captions
  const { cues = [], problem } = parseCaptions(webvtt)
  // They were written by this server: the others are indexed all the same.
  if (problem && problem.message !== captionMessages.none) log.error({ content_uuid, language, problem }, 'captions cannot be read')
  const played = cuesWithin(cues, from * 1000, duration === 0 ? Infinity : duration * 1000)
  await storePassages(database.db, captions, passagesOf(played))
  return true
}

/** Makes one scheduled content public whose time has come. @returns true when there may be more */
export async function publishScheduled({ database }: Pick<Deps, 'database'>): Promise<boolean> {
  const published = await publishNextDue(database.db)
  if (!published) return false
  await database.changes.publish([{ kind: 'media', ...published.content }, ...notificationChanges(published.recipients)])
  return true
}

/** Queues the mails of a batch of the digests that are due. @returns true when there may be more */
export async function queueDigests({ database, jobs }: Pick<Deps, 'database' | 'jobs'>): Promise<boolean> {
  return scheduleDigests(database.db, jobs, new Date())
}

/**
 * Runs deferred tasks; a failure of one kind does not stop the others.
 * @returns a function that stops it and resolves once the running batches are done
 */
export function watchDeferredTasks(deps: Deps): () => Promise<void> {
  const ends = [
    watch(deps, runDeferredTasks),
    watch(deps, revokeAddresses),
    watch(deps, publishScheduled),
    watch(deps, indexCaptions),
    watch(deps, queueDigests),
  ]
  return async () => void (await Promise.all(ends.map((end) => end())))
}

function watch(deps: Deps, runBatch: (deps: Deps) => Promise<boolean>): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  /** @returns the pause in milliseconds */
  async function work(): Promise<number> {
    try {
      while (!signal.aborted && (await despiteDeadlocks(() => runBatch(deps), deps.log)));
      return lookEveryMs
    } catch (error) {
      deps.log.error({ err: error }, 'a deferred task failed')
      return afterFailureMs
    }
  }

  async function goOn(): Promise<void> {
    // The start has priority.
    for (let pause = lookEveryMs; !signal.aborted; pause = await work()) await delay(pause, undefined, { signal }).catch(() => undefined)
  }
  const going = goOn()
  return async () => {
    stopping.abort()
    await going
  }
}
