import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Draft } from '../../../src/machines/upload/upload/types.ts'
import { blankDetails } from '../../../src/shared/validation/detailsForm.ts'
import { storeUploads } from '../model/draftStore.ts'
import { button, inTurn, press, progress } from './steps.ts'
import { type State, statesOf } from './types.ts'

const GB = 1024 ** 3
const anyObject = z.record(z.string(), z.unknown())

/** Returns an object with other values in the one that `path` names. */
function changedAt([name, ...rest]: readonly string[], values: object, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === name ? changedAt(rest, values, each) : each))
  const object = anyObject.parse(value)
  return name === undefined ? { ...object, ...values } : { ...object, [name]: changedAt(rest, values, object[name]) }
}

/** Opens the page again, whose server answers this operation with other values: `path` names the object that has them. */
function reopenedWith(operation: string, path: readonly string[], values: object): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes(`"${operation}"`)) return route.fallback()
      const response = await route.fetch()
      const body = changedAt(['data', ...path], values, await response.json())
      return route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(body) })
    })
    await page.reload()
  }
}

const usedQuota = {
  totalLimitBytes: 5 * GB,
  totalUsedBytes: 4.3 * GB,
  dailyLimitBytes: GB,
  dailyUsedBytes: GB - 200 * 1024,
  moreAt: new Date(Date.now() + 3 * 3_600_000 + 20 * 60_000).toISOString(),
}

/** The upload page of somebody who may send 200 kB more today. */
const withQuota = reopenedWith('OwnQuota', ['viewer', 'quota'], usedQuota)
/** The first video of the dashboard while moderation hides it. */
export const withHiddenVideo = reopenedWith('Dashboard', ['dashboard', 'contents', 'items', '0'], { isHidden: true })
export const withQuotaInSettings = reopenedWith('Settings', ['viewer', 'quota'], usedQuota)
/** The overview of a site whose disks are nearly full. */
export const withFullDisks = reopenedWith('AdministrationOverview', ['overview'], {
  freeBytes: 0.9 * GB,
  isStorageLow: true,
  databaseFreeBytes: 0.9 * GB,
  isDatabaseLow: true,
})
/** The overview of a site whose files and database are elsewhere. */
export const withRoomElsewhere = reopenedWith('AdministrationOverview', ['overview'], { isInBucket: true, databaseFreeBytes: null })

/** The first job of the list while a remote worker runs it. */
export const withRunningJob = reopenedWith('Jobs', ['jobs', 'items', '0'], {
  state: 'running',
  attempts: 1,
  reason: null,
  canRetry: false,
  canAbandon: false,
  startedAt: new Date().toISOString(),
  failedAt: null,
  nextAttemptAt: null,
  workerHost: 'atelier.exemple',
  workerPid: 48213,
  isRunRemotely: true,
})
/** The storage while a worker compares it. */
export const withRunningCheck = reopenedWith('StorageReport', ['storageReport', 'check'], { state: 'running', finishedAt: null })
/** The storage whose last check failed. */
export const withFailedCheck = reopenedWith('StorageReport', ['storageReport', 'check'], {
  state: 'failed',
  reason: 'connect ECONNREFUSED 10.0.0.5:9000',
  finishedAt: null,
  deletable: { __typename: 'StorageDeletable', orphans: 0, files: 0, bytes: 0 },
})
/** The storage that was never compared. */
export const withoutCheck = reopenedWith('StorageReport', ['storageReport'], { check: null })
/** The storage of which a part of the orphans is deleted. */
export const withDeletion = reopenedWith('StorageReport', ['storageReport', 'check'], {
  deletion: {
    __typename: 'StorageDeletion',
    state: 'done',
    reason: null,
    requestedAt: new Date().toISOString(),
    finishedAt: new Date().toISOString(),
    deleted: 1,
    deletedBytes: 0.7 * GB,
    kept: 1,
    gone: 0,
    failed: 1,
  },
})

/** The same, with a draft whose video is larger. */
async function withVideoAboveQuota(page: Page): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('userData'))
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(stored ?? ''))
  const draft: Draft = {
    id: 'draft-1',
    form: { title: 'La criée', description: '', isPublic: true, hashtags: '', videoUrl: '', details: blankDetails },
    video: { id: 'file-1', name: 'La criée.mp4', size: 716_800, type: 'video/mp4' },
    thumbnail: null,
    idempotencyKey: 'key-1',
    contentId: null,
    recorded: null,
    isReplacement: false,
    sentIds: [],
    fingerprint: null,
    isBegun: false,
    progress: 0,
  }
  await storeUploads(page, id, [
    { draft, createdAt: 1, files: { 'file-1': { name: 'La criée.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(716_800) } } },
  ])
  await withQuota(page)
}

export const quotaStates: readonly State[] = statesOf('upload', { who: 'creator' }, [
  { name: 'a quota', path: '/upload', steps: withQuota, shows: progress('Envoyé en 24 heures'), picture: 'quota' },
  { name: 'a quota on a narrow telephone', path: '/upload', width: 320, steps: withQuota, shows: progress('Envoyé en 24 heures') },
  {
    name: 'a video that the quota refuses',
    path: '/upload',
    steps: inTurn(withVideoAboveQuota, press(button('Publier la vidéo'))),
    shows: button('Réessayer'),
  },
])
