import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { clip, draft, image, startInput, textFile } from './fixtures.ts'
import { askedOf, editing, inputOf, publishing, releasedBy } from './upload.ts'
import { atMost } from '../../../support/largestVideo.ts'

const videoRefused = 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV'
const thumbnailRefused = 'notes.txt\u00a0: Format d’image non supporté. Utilisez JPG, PNG ou WEBP'
const crashed = 'vacances.mp4\u00a0: Erreur lors de l’upload de la vidéo'

/** The form with a video that is being read, by a transfer that the test answers for. */
async function reading(): Promise<Scripted<typeof uploadMachine>> {
  const upload = startScripted(uploadMachine, startInput(null), 'scripted')
  upload.actor.send({ type: 'video.choose', ...atMost, file: clip })
  return upload
}

describe('removing a file', () => {
  it('empties its field, releases the file, and the draft is no longer the saved one', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'video.remove' })
    expect([select.selectVideo(upload.actor.getSnapshot()), select.selectThumbnail(upload.actor.getSnapshot())]).toEqual([null, image])
    expect([releasedBy(upload), select.selectIsDraftSaved(upload.actor.getSnapshot())]).toEqual([['file-clip'], false])
    upload.actor.send({ type: 'thumbnail.remove' })
    expect(select.selectThumbnail(upload.actor.getSnapshot())).toBeNull()
    expect(releasedBy(upload)).toEqual(['file-clip', 'file-image'])
  })

  it('makes a saved draft unsaved when the thumbnail is removed', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'thumbnail.remove' })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectVideo(snapshot), select.selectThumbnail(snapshot), select.selectIsDraftSaved(snapshot)]).toEqual([
      clip,
      null,
      false,
    ])
  })

  it.each(['video.remove', 'thumbnail.remove'] as const)('changes nothing when there is none: %s', async (type) => {
    const upload = await editing({ draft: { ...draft, video: null, thumbnail: null } })
    upload.actor.send({ type })
    expect([select.selectIsDraftSaved(upload.actor.getSnapshot()), releasedBy(upload)]).toEqual([true, []])
  })

  it('stops reading it', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'video.choose', ...atMost, file: clip })
    upload.actor.send({ type: 'video.remove' })
    expect([select.selectIsChecking(upload.actor.getSnapshot()), upload.script.waiting]).toEqual([false, []])
  })
})

describe('choosing another file', () => {
  it('makes a saved draft unsaved', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'thumbnail.choose', file: { ...image, id: 'file-other' } })
    await upload.script.answer('checkFile', { output: undefined })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectThumbnail(snapshot)?.id, select.selectIsDraftSaved(snapshot)]).toEqual(['file-other', false])
    expect(releasedBy(upload)).toEqual(['file-image'])
  })

  it('that is no video empties the field, and releases both', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'video.choose', ...atMost, file: textFile })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectVideo(snapshot), select.selectIsDraftSaved(snapshot)]).toEqual([null, false])
    expect(releasedBy(upload)).toEqual(['file-clip', 'file-text'])
  })

  it('that is no image empties the field, says why, and releases both', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'thumbnail.choose', file: textFile })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectThumbnail(snapshot), select.selectErrors(snapshot)]).toEqual([null, { thumbnailFile: thumbnailRefused }])
    expect(select.selectIsDraftSaved(snapshot)).toBe(false)
    expect(releasedBy(upload)).toEqual(['file-image', 'file-text'])
    expect(askedOf(upload)).toEqual([])
  })

  it('while one is being read starts again with the new one', async () => {
    const upload = await editing()
    const other = { ...clip, id: 'file-other' }
    upload.actor.send({ type: 'video.choose', ...atMost, file: clip })
    upload.actor.send({ type: 'video.choose', ...atMost, file: other })
    expect(inputOf(upload, 'checkFile')).toEqual({ kind: 'video', file: other })
    await upload.script.answer('checkFile', { output: undefined })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectVideo(snapshot), select.selectIsChecking(snapshot)]).toEqual([other, false])
    expect(releasedBy(upload)).toEqual(['file-clip'])
  })

  it('of another type while one is being read ends the reading', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'video.choose', ...atMost, file: clip })
    upload.actor.send({ type: 'video.choose', ...atMost, file: textFile })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectVideo(snapshot), select.selectIsChecking(snapshot)]).toEqual([null, false])
    expect(select.selectErrors(snapshot)).toEqual({ videoFile: `notes.txt\u00a0: ${videoRefused}` })
  })
})

describe('reading a chosen file', () => {
  it('reads this file once, for no record, and replaces nothing', async () => {
    const { actor, script } = await reading()
    expect(script.asked.at(-1)).toEqual({
      id: 'checkFile',
      input: {
        parentRef: actor,
        steps: [{ type: 'check', kind: 'video', file: clip }],
        targetId: null,
        isReplacement: false,
        maxAttempts: 1,
        fallbackMessage: 'Erreur lors de l’upload de la vidéo',
      },
    })
  })

  it('holds back the publication and the saving of the draft', async () => {
    const { actor, script } = await reading()
    actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    actor.send({ type: 'draft.save' })
    const snapshot = actor.getSnapshot()
    expect([select.selectIsChecking(snapshot), select.selectCanPublish(snapshot), select.selectCanSaveDraft(snapshot)]).toEqual([
      true,
      false,
      false,
    ])
    expect(script.asked.map(({ id }) => id)).toEqual(['checkFile'])
  })

  it('goes on when the texts change', async () => {
    const { actor, script } = await reading()
    actor.send({ type: 'form.change', patch: { description: 'En Bretagne' } })
    expect(select.selectIsChecking(actor.getSnapshot())).toBe(true)
    await script.answer('checkFile', { output: { failure: null, targetId: null, fileId: null } })
    const snapshot = actor.getSnapshot()
    expect([select.selectIsChecking(snapshot), select.selectVideo(snapshot)]).toEqual([false, clip])
    expect(select.selectForm(snapshot).description).toBe('En Bretagne')
  })

  it('that breaks refuses the file with a message, and releases it', async () => {
    const { actor, script } = await reading()
    await script.answer('checkFile', { error: new TypeError('undefined is not a function') })
    const snapshot = actor.getSnapshot()
    expect([select.selectVideo(snapshot), select.selectErrors(snapshot)]).toEqual([null, { videoFile: crashed }])
    expect([select.selectIsChecking(snapshot), select.selectCanPublish(snapshot)]).toEqual([false, true])
    expect(script.effects.at(-1)).toEqual({ type: 'releaseFiles', params: { ids: ['file-clip'] } })
  })

  it('releases a file whose bytes are not a video', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'video.choose', ...atMost, file: clip })
    await upload.script.answer('checkFile', { error: new AppError('UNSUPPORTED_VIDEO') })
    expect(releasedBy(upload)).toEqual(['file-clip'])
    expect(select.selectIsChecking(upload.actor.getSnapshot())).toBe(false)
  })
})

describe('a changed form after a failed publication', () => {
  const replaced = { ...clip, id: 'file-other' }

  it.each([
    ['video.choose', { type: 'video.choose', ...atMost, file: textFile }],
    ['video.remove', { type: 'video.remove' }],
    ['thumbnail.choose', { type: 'thumbnail.choose', file: textFile }],
    ['thumbnail.remove', { type: 'thumbnail.remove' }],
    ['form.change', { type: 'form.change', patch: { title: 'Autre' } }],
  ] as const)('is published anew, and not retried as it was: %s', async (_, event) => {
    const upload = await publishing()
    await upload.script.answer('createContent', { error: new AppError('STORAGE_FULL') })
    expect(select.selectCanRetry(upload.actor.getSnapshot())).toBe(true)
    upload.actor.send(event)
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectCanRetry(snapshot), select.selectCanPublish(snapshot)]).toEqual([false, true])
  })

  it('loses its message when another file is chosen', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { error: new AppError('STORAGE_FULL') })
    upload.actor.send({ type: 'video.choose', ...atMost, file: replaced })
    await upload.script.answer('checkFile', { output: undefined })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectFailure(snapshot), select.selectCanRetry(snapshot), select.selectVideo(snapshot)]).toEqual([null, false, replaced])
  })
})
