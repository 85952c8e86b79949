import type { SendFileInput } from '../../../../src/machines/upload/fileTransfer/actors.ts'
import type { Draft } from '../../../../src/machines/upload/upload/types.ts'
import { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { clip, draft } from './fixtures.ts'

export type Upload = Scripted<typeof uploadMachine> & {
  /** A progress report of the actor that sends the video. */
  reportProgress: (share: number) => void
}

function hasOnProgress(input: unknown): input is Pick<SendFileInput, 'onProgress'> {
  return typeof input === 'object' && input !== null && 'onProgress' in input && typeof input.onProgress === 'function'
}

/** Ada's page, with her draft if she has one. */
export async function editing({ draft }: { draft?: Draft } = {}): Promise<Upload> {
  const scripted = startScripted(uploadMachine)
  scripted.actor.send({ type: 'session.started', userId: 'user-ada' })
  await scripted.script.answer('loadDraft', { output: draft ?? null })
  return {
    ...scripted,
    reportProgress: (share) => {
      const input = scripted.script.asked.at(-1)?.input
      if (!hasOnProgress(input)) throw new Error('Nothing is being sent')
      input.onProgress({ sentBytes: share * clip.size, totalBytes: clip.size })
    },
  }
}

/** Ada has pressed «Publier». */
export async function publishing(begun: Draft = draft): Promise<Upload> {
  const upload = await editing({ draft: begun })
  upload.actor.send({ type: 'upload.publish', isSignedIn: true })
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
