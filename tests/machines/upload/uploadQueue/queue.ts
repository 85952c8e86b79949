import { Actor } from 'xstate'
import type { StoredDraft, UploadEvent } from '../../../../src/machines/upload/upload/types.ts'
import { uploadQueueMachine } from '../../../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { throughQuota } from '../throughQuota.ts'
import { clip, draft } from '../upload/fixtures.ts'
import { atMost } from '../../../support/largestVideo.ts'

export type Queue = Scripted<typeof uploadQueueMachine>

export const stored = (id: string, changes: Partial<StoredDraft['draft']> = {}): StoredDraft => ({
  draft: { ...draft, id, form: { ...draft.form, title: id }, video: { ...clip, id: `file-${id}` }, ...changes },
  isVideoMissing: false,
})
/** The actors of a, b and c. */
export const [a, b, c] = ['upload-1', 'upload-2', 'upload-3'] as const
export const three = [stored('a'), stored('b'), stored('c')]

/** Ada's page, with what an earlier one has left. */
export async function opened(drafts: readonly StoredDraft[] = three): Promise<Queue> {
  const queue = startScripted(uploadQueueMachine)
  throughQuota(queue.script)
  queue.actor.send({ type: 'session.started', userId: 'user-ada' })
  await queue.script.answer('loadDrafts', { output: drafts })
  return queue
}

export const uploadsOf = ({ actor }: Queue) => actor.getSnapshot().context.uploads
export const idsOf = (queue: Queue): string[] => uploadsOf(queue).map(({ actorId }) => actorId)
export const phasesOf = (queue: Queue): string[] => uploadsOf(queue).map(({ phase }) => phase)

/** Sends an intent to one upload, as its form does. */
export function send({ actor }: Queue, id: string, event: UploadEvent): void {
  const children: Partial<Record<string, unknown>> = actor.getSnapshot().children
  const child = children[id]
  if (!(child instanceof Actor)) throw new Error(`no upload ${id}`)
  child.send(event)
}
export const publish = (queue: Queue, ...ids: string[]): void =>
  ids.forEach((id) => send(queue, id, { type: 'upload.publish', ...atMost, isSignedIn: true }))
