import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type ClaimedTask, type RemoteFileKind, storedFileSchema } from '../../shared/remoteWork.ts'
import { inParallel } from '../../storage/inParallel.ts'
import type { Task, TaskFiles, TaskMedia } from '../task.ts'
import { orderedUpdates } from '../taskUpdates.ts'
import { type SiteClient, SiteRefusal } from './siteClient.ts'

const filesAtOnce = 4

/** What a remote task needs of its worker. */
export type RemoteTaskDeps = { site: SiteClient; isLow: () => Promise<boolean> }

export const claimPath = ({ claim: { queue, job, attempt } }: ClaimedTask): string => `/claims/${queue}/${job}/${attempt}`

const gone = (cause?: unknown): Error => Object.assign(new Error('the uploaded file is gone', { cause }), { code: 'ENOENT' })

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function remoteFiles({ site, isLow }: RemoteTaskDeps, claimed: ClaimedTask, folder: string, signal: AbortSignal): TaskFiles {
  const { original, keys } = claimed
  const send = (kind: RemoteFileKind, name: string, path: string): Promise<{ key: string }> =>
    site.sendFile(`${claimPath(claimed)}/files/${kind}?${new URLSearchParams({ name })}`, path, storedFileSchema, signal)
  return {
    async original() {
      if (!original) throw gone()
      const path = join(folder, `original.${original.extension}`)
      await site.fetchFile(`${claimPath(claimed)}/original`, path, original.bytes, signal).catch((error: unknown) => {
        if (error instanceof SiteRefusal && error.code === 'VIDEO_REQUIRED') throw gone(error)
        // What is missing on this machine says nothing about the site's file.
        if (isMissing(error)) throw new Error('the folder of the conversion is gone', { cause: error })
        throw error
      })
      return path
    },
    versionKey: () => keys.version,
    storyboardKey: () => ({ key: keys.storyboard, url: keys.storyboardUrl }),
    async put(path, key) {
      const kind = key === keys.storyboard ? 'storyboard' : 'version'
      const entries = await readdir(path, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
      await inParallel(files, filesAtOnce, (file) => send(kind, relative(path, file).replaceAll(sep, '/'), file))
    },
    putPoster: async (path) => (await send('poster', 'poster.webp', path)).key,
    isLow,
  }
}

/**
 * Returns the task of a claimed job, which writes through the site's API.
 * @param media as the site has it now; `onRecorded` is called with what changes in it
 */
export function createRemoteTask(
  deps: RemoteTaskDeps,
  claimed: ClaimedTask,
  { media, onRecorded }: { media: TaskMedia; onRecorded: (media: TaskMedia) => void },
  folder: string,
  signal: AbortSignal,
): Task {
  const stop = new AbortController()
  const both = AbortSignal.any([signal, stop.signal])
  const files = remoteFiles(deps, claimed, folder, both)
  let recorded = media
  const { update, stage } = orderedUpdates(
    async (patch, next = []) => {
      await deps.site.tell('PUT', `${claimPath(claimed)}/media`, { body: { json: { patch, next } }, signal: both })
      const {
        state = recorded.state,
        progress = recorded.progress,
        playlist_key = recorded.playlist_key,
        duration = recorded.duration,
      } = patch
      recorded = { ...recorded, state, progress, playlist_key, duration }
      onRecorded(recorded)
    },
    media.progress,
    (error) => stop.abort(error),
  )
  return {
    upload: claimed.upload,
    media,
    folder,
    signal: both,
    files,
    update,
    async publish(path, key, patch, next) {
      await files.put(path, key)
      // What could not be recorded, the site removes.
      await update(patch, next)
    },
    stage,
  }
}
