import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FileRegistry } from '../fileTransfer/fileRegistry.ts'
import type { UploadActor } from '../upload/useUpload.ts'
import * as select from './selectors.ts'
import type { uploadQueueMachine } from './uploadQueueMachine.ts'

/** The flow of everything that shows uploads: the only queue of the page, and the registry of its files. */
export type UploadFlow = {
  queue: ActorRefFrom<typeof uploadQueueMachine>
  files: FileRegistry
  isSignedIn: () => boolean
  /** Returns the largest size of a video file that the site takes, in bytes. */
  largestVideoBytes: () => number
}

declare module '../../common/flows.ts' {
  interface Flows {
    upload: UploadFlow
  }
}

/** Returns the actor of an upload of the queue; undefined once it has ended. */
export function uploadOf({ queue }: Pick<UploadFlow, 'queue'>, id: string | null): UploadActor | undefined {
  const { children } = queue.getSnapshot()
  // The queue spawns no other actors under the ids of its uploads.
  const found: Partial<Record<string, unknown>> = children
  return id === null ? undefined : (found[id] as UploadActor | undefined)
}

/** Adds a form for each video, and shows the first of them. An untouched form takes it. */
export function addVideos(flow: UploadFlow, videos: readonly File[]): void {
  const { queue, files, largestVideoBytes } = flow
  const selected = uploadOf(flow, queue.getSnapshot().context.selectedId)
  const isFree = selected !== undefined && !selected.getSnapshot().context.isTouched && selected.getSnapshot().hasTag('settled')
  const [first] = videos
  if (isFree && first) selected.send({ type: 'video.choose', file: files.keep(first), largestVideoBytes: largestVideoBytes() })
  const others = isFree ? videos.slice(1) : videos
  if (others.length > 0) queue.send({ type: 'upload.add', videos: others.map((video) => files.keep(video)) })
  if (isFree) queue.send({ type: 'upload.select', actorId: selected.id })
}

/** Returns the queue of uploads and its commands. */
export function useUploadQueue() {
  const flow = useFlow('upload')
  const { queue } = flow
  const commands = useMemo(
    () => ({
      /** Adds an empty form. */
      add: () => queue.send({ type: 'upload.add', videos: [null] }),
      addVideos: (videos: readonly File[]) => addVideos(flow, videos),
      select: (id: string) => queue.send({ type: 'upload.select', actorId: id }),
      moveUp: (id: string) => queue.send({ type: 'upload.move', actorId: id, offset: -1 }),
      moveDown: (id: string) => queue.send({ type: 'upload.move', actorId: id, offset: 1 }),
      dismiss: (contentId: string) => queue.send({ type: 'published.dismiss', contentId }),
      find: (id: string | null) => uploadOf(flow, id),
    }),
    [flow, queue],
  )
  return {
    ...commands,
    uploads: useSelector(queue, select.selectUploads),
    selectedId: useSelector(queue, select.selectSelectedId),
    published: useSelector(queue, select.selectPublished),
    isLoading: useSelector(queue, select.selectIsLoading),
    isSending: useSelector(queue, select.selectIsSending),
  }
}
