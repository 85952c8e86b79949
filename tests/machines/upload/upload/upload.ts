import { createActor, fromCallback } from 'xstate'
import type { SendFileInput } from '../../../../src/machines/upload/fileTransfer/actors.ts'
import type { ChosenFile } from '../../../../src/machines/upload/fileTransfer/types.ts'
import type { Draft, UploadInput, UploadReport } from '../../../../src/machines/upload/upload/types.ts'
import { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { throughQuota } from '../throughQuota.ts'
import { clip, draft } from './fixtures.ts'
import { atMost } from '../../../support/largestVideo.ts'

export type Upload = Scripted<typeof uploadMachine> & {
  /** what its queue was told */
  reports: UploadReport[]
  /** The server knows the video, and has some of its bytes. */
  openVideo: (arrivedBytes?: number) => Promise<void>
  /** The video is announced, sent and accepted. */
  sendVideo: () => Promise<void>
  /** A progress report of the actor that sends the video. */
  reportProgress: (share: number) => void
}

function hasOnProgress(input: unknown): input is Pick<SendFileInput, 'onProgress'> {
  return typeof input === 'object' && input !== null && 'onProgress' in input && typeof input.onProgress === 'function'
}

/** Collects what an upload reports to its queue. */
function queueOf(reports: UploadReport[]): UploadInput['parentRef'] {
  const queue = createActor(fromCallback<UploadReport>(({ receive }) => receive((report) => void reports.push(report))))
  queue.start()
  return queue
}

type Begun = { draft?: Draft; isVideoMissing?: boolean; video?: ChosenFile }

/** An upload of Ada's page, with her draft if she has one. */
export async function editing({ draft, isVideoMissing = false, video }: Begun = {}): Promise<Upload> {
  const reports: UploadReport[] = []
  const stored = draft ? { draft, isVideoMissing } : null
  const scripted = startScripted(uploadMachine, {
    userId: 'user-ada',
    parentRef: queueOf(reports),
    stored,
    ...(video && { video }),
  })
  throughQuota(scripted.script)
  return {
    ...scripted,
    reports,
    reportProgress: (share) => {
      const input = scripted.script.asked.at(-1)?.input
      if (!hasOnProgress(input)) throw new Error('Nothing is being sent')
      input.onProgress({ sentBytes: share * clip.size, totalBytes: clip.size, at: 1_000 })
    },
    openVideo: (arrivedBytes = 0) =>
      scripted.script.answer('openUpload', { output: { uploadId: 'tus-1', fingerprint: '3000-abc', arrivedBytes, at: 0 } }),
    sendVideo: async () => {
      await scripted.script.answer('openUpload', { output: { uploadId: 'tus-1', fingerprint: '3000-abc', arrivedBytes: 0, at: 0 } })
      await scripted.script.answer('sendFile', { output: undefined })
      await scripted.script.answer('finishUpload', { output: undefined })
    },
  }
}

/** Ada has pressed «Publier», and no other upload is being sent. */
export async function publishing(begun: Draft = draft): Promise<Upload> {
  const upload = await editing({ draft: begun })
  upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
  upload.actor.send({ type: 'turn.given' })
  return upload
}

function hasIds(params: unknown): params is { ids: string[] } {
  return typeof params === 'object' && params !== null && 'ids' in params
}

/** The files that the registry was asked to release. */
export function releasedBy({ script }: Upload): string[] {
  return script.effects.flatMap(({ params }) => (hasIds(params) ? params.ids : []))
}

function hasKind(input: unknown): input is { kind: string } {
  return typeof input === 'object' && input !== null && 'kind' in input
}

/** The kinds of files that were sent, in order. */
export function sentBy({ script }: Upload): string[] {
  return script.asked.flatMap(({ id, input }) => (id === 'sendFile' && hasKind(input) ? [input.kind] : []))
}

/** The ids of the actors that were invoked, in order. */
export const askedOf = ({ script }: Upload): string[] => script.asked.map(({ id }) => id)

/** What the actor of this id was last invoked with. */
export const inputOf = ({ script }: Upload, id: string): unknown => script.asked.findLast((asked) => asked.id === id)?.input
