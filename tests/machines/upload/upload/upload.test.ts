import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { errorMessages } from '../../../../src/shared/errorMessages.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { noDetails } from '../fileTransfer/fixtures.ts'
import { clip, draft, image, textFile } from './fixtures.ts'
import { editing, publishing, releasedBy, sentBy, type Upload } from './upload.ts'
import { atMost } from '../../../support/largestVideo.ts'

const asked = ({ script }: Upload): string[] => script.asked.map(({ id }) => id)
const inputOf = ({ script }: Upload, id: string): unknown => script.asked.findLast((asked) => asked.id === id)?.input
const stepOf = ({ actor }: Upload): string => select.selectStep(actor.getSnapshot())
const progressOf = ({ actor }: Upload): number => select.selectProgress(actor.getSnapshot())
const outOfReach = new AppError('API_UNAVAILABLE')

describe('choosing files', () => {
  it('reads a file before it is accepted', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'video.choose', ...atMost, file: clip })
    expect(inputOf(upload, 'checkFile')).toEqual({ kind: 'video', file: clip })
    await upload.script.answer('checkFile', { output: undefined })
    expect(select.selectVideo(upload.actor.getSnapshot())).toEqual(clip)
  })

  it('refuses a file whose declared type is not a video, and releases it', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'video.choose', ...atMost, file: textFile })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({
      videoFile: 'notes.txt\u00a0: Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV',
    })
    expect(releasedBy(upload)).toEqual(['file-text'])
  })

  it('refuses a file whose bytes are not a video', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'video.choose', ...atMost, file: { ...textFile, type: 'video/mp4' } })
    await upload.script.answer('checkFile', { error: new AppError('UNSUPPORTED_VIDEO') })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectVideo(snapshot), select.selectErrors(snapshot)]).toEqual([
      null,
      { videoFile: 'notes.txt\u00a0: Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV' },
    ])
  })

  it('reads both files, one after the other', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'video.choose', ...atMost, file: clip })
    upload.actor.send({ type: 'thumbnail.choose', file: image })
    await upload.script.answer('checkFile', { output: undefined })
    expect(inputOf(upload, 'checkFile')).toEqual({ kind: 'thumbnail', file: image })
    await upload.script.answer('checkFile', { output: undefined })
    expect(select.selectCanPublish(upload.actor.getSnapshot())).toBe(true)
  })

  it.each([
    [3000, 'vacances.mp4\u00a0: Le fichier vidéo ne peut pas dépasser 750\u00a0Mo'],
    [0, undefined],
  ])('refuses a file of %i bytes more than the site takes, says how much that is, and reads none of it', async (more, message) => {
    const upload = await editing()
    const largestVideoBytes = 750 * 1024 ** 2
    const file = { ...clip, size: largestVideoBytes + more }
    upload.actor.send({ type: 'video.choose', file, largestVideoBytes })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectErrors(snapshot)['videoFile'], select.selectVideo(snapshot)]).toEqual([message, more > 0 ? null : file])
    expect(asked(upload)).toEqual(more > 0 ? [] : ['checkFile'])
  })

  it('refuses to publish a file that has become too large, and keeps it with what is typed', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'upload.publish', isSignedIn: true, largestVideoBytes: 2999 })
    const snapshot = upload.actor.getSnapshot()
    expect(Object.keys(select.selectErrors(snapshot))).toEqual(['videoFile'])
    expect([select.selectVideo(snapshot), select.selectForm(snapshot), asked(upload)]).toEqual([clip, draft.form, []])
    upload.actor.send({ type: 'upload.publish', isSignedIn: true, largestVideoBytes: 3000 })
    expect(select.selectStep(upload.actor.getSnapshot())).toBe('queued')
  })

  it('publishes a file whose sending has begun under a larger size, but no other one', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.openVideo()
    await upload.script.answer('sendFile', { error: new AppError('STORAGE_FULL') })
    expect(stepOf(upload)).toBe('failed')
    upload.actor.send({ type: 'upload.publish', isSignedIn: true, largestVideoBytes: 2999 })
    expect(stepOf(upload)).toBe('queued')
    upload.actor.send({ type: 'turn.given' })
    await upload.openVideo()
    await upload.script.answer('sendFile', { error: new AppError('STORAGE_FULL') })
    upload.actor.send({ type: 'video.choose', ...atMost, file: { ...clip, id: 'file-other' } })
    await upload.script.answer('checkFile', { output: undefined })
    upload.actor.send({ type: 'upload.publish', isSignedIn: true, largestVideoBytes: 2999 })
    expect(Object.keys(select.selectErrors(upload.actor.getSnapshot()))).toEqual(['videoFile'])
  })

  it('releases the file that another replaces', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'video.choose', ...atMost, file: { ...clip, id: 'file-other' } })
    expect(releasedBy(upload)).toEqual(['file-clip'])
  })
})

describe('publishing', () => {
  it('is refused without a title or a video, with an error per field and a summary', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    const snapshot = upload.actor.getSnapshot()
    expect(select.selectErrors(snapshot)).toEqual({ title: 'Le titre est requis', videoFile: 'Un fichier vidéo est requis' })
    expect(select.selectFailure(snapshot)?.message).toBe('Veuillez corriger les erreurs dans le formulaire')
  })

  it('clears an error as soon as its field changes', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'form.change', patch: { title: 'Mes vacances' } })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({ videoFile: 'Un fichier vidéo est requis' })
  })

  it('requires a sign-in first, and keeps the form', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: false })
    const snapshot = upload.actor.getSnapshot()
    expect(select.selectFailure(snapshot)?.message).toBe('Vous devez être connecté pour uploader une vidéo')
    expect(select.selectForm(snapshot)).toEqual(draft.form)
    expect(upload.facts).toEqual([{ type: 'login.required' }])
  })

  it('creates the content, sends the video, then the thumbnail, with progress at 20, 40, 60, 80 and 100', async () => {
    const upload = await publishing()
    const progress = [progressOf(upload)]
    await upload.script.answer('checkQuota', { output: undefined })
    expect(inputOf(upload, 'createContent')).toEqual({
      title: 'Mes vacances',
      description: '',
      visibility: 'public',
      hashtags: ['été'],
      videoUrl: null,
      details: noDetails,
      idempotencyKey: draft.idempotencyKey,
      contentId: null,
    })
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    progress.push(progressOf(upload))
    await upload.openVideo()
    upload.reportProgress(0.5)
    progress.push(progressOf(upload))
    await upload.script.answer('sendFile', { output: undefined })
    await upload.script.answer('finishUpload', { output: undefined })
    progress.push(progressOf(upload))
    await upload.script.answer('sendFile', { output: undefined })
    progress.push(progressOf(upload))
    expect(progress).toEqual([20, 40, 60, 80, 100])
    expect(upload.facts).toEqual([{ type: 'upload.published', contentId: 'content-1' }])
  })

  it('gets the sent bytes from the actor that sends them', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    expect(inputOf(upload, 'openUpload')).toEqual({ file: clip, targetId: 'content-1' })
    await upload.openVideo()
    expect(inputOf(upload, 'sendFile')).toEqual({
      kind: 'video',
      file: clip,
      targetId: 'content-1',
      uploadId: 'tus-1',
      isReplacement: false,
      onProgress: expect.any(Function),
    })
    upload.reportProgress(0.25)
    expect(progressOf(upload)).toBe(50)
  })

  it('ends without a thumbnail when none was chosen', async () => {
    const upload = await publishing({ ...draft, thumbnail: null })
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.sendVideo()
    expect(stepOf(upload)).toBe('published')
  })

  it('deletes the draft, releases the files and tells the queue', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.sendVideo()
    await upload.script.answer('sendFile', { output: undefined })
    expect(inputOf(upload, 'discardPublishedDraft')).toEqual({ userId: 'user-ada', id: expect.any(String), contentId: null })
    await upload.script.answer('discardPublishedDraft', { output: undefined })
    expect(upload.reports.at(-1)).toEqual({
      type: 'upload.ended',
      actorId: expect.any(String),
      outcome: { type: 'published', contentId: 'content-1', title: 'Mes vacances' },
    })
    expect(releasedBy(upload)).toEqual(['file-clip', 'file-image'])
    expect(upload.actor.getSnapshot().status).toBe('done')
  })

  it('waits in the queue for its turn', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    expect([stepOf(upload), asked(upload)]).toEqual(['queued', []])
    upload.actor.send({ type: 'turn.given' })
    expect([stepOf(upload), asked(upload)]).toEqual(['creatingContent', ['checkQuota']])
    expect(upload.reports.map((report) => report.type === 'upload.changed' && report.phase)).toEqual(['editing', 'queued', 'sending'])
  })

  it('checks the file on the server before it counts as sent', async () => {
    const upload = await publishing({ ...draft, thumbnail: null })
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.openVideo()
    await upload.script.answer('sendFile', { output: undefined })
    expect([stepOf(upload), inputOf(upload, 'finishUpload')]).toEqual(['finishing', { uploadId: 'tus-1' }])
    await upload.script.answer('finishUpload', { error: new AppError('TRUNCATED_VIDEO') })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({
      videoFile: `vacances.mp4\u00a0: ${errorMessages.TRUNCATED_VIDEO}`,
    })
  })
})

describe('a step that fails', () => {
  it('is retried automatically, with growing delays', async () => {
    const upload = await publishing()
    for (const delay of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await upload.script.answer('createContent', { error: outOfReach })
      expect(stepOf(upload)).toBe('waitingToRetry')
      upload.script.clock.increment(delay - 1)
      expect(stepOf(upload)).toBe('waitingToRetry')
      upload.script.clock.increment(1)
      expect(stepOf(upload)).toBe('creatingContent')
    }
    await upload.script.answer('createContent', { error: outOfReach })
    expect(stepOf(upload)).toBe('failed')
  })

  it('is resumed where it failed, with the same idempotency key, and nothing is sent twice', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.openVideo()
    await upload.script.answer('sendFile', { error: new AppError('STORAGE_FULL') })
    expect(select.selectFailure(upload.actor.getSnapshot())?.code).toBe('STORAGE_FULL')
    upload.actor.send({ type: 'upload.retry' })
    upload.actor.send({ type: 'turn.given' })
    await upload.sendVideo()
    expect(asked(upload).filter((id) => id === 'createContent')).toHaveLength(1)
    expect(sentBy(upload)).toEqual(['video', 'video', 'thumbnail'])
  })

  it('keeps its idempotency key when it is unknown whether the content was created', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { error: new AppError('INTERNAL') })
    upload.actor.send({ type: 'upload.retry' })
    upload.actor.send({ type: 'turn.given' })
    expect(inputOf(upload, 'createContent')).toMatchObject({ idempotencyKey: draft.idempotencyKey })
  })

  it.each([
    ['video', 'VIDEO_TOO_LARGE', { videoFile: 'vacances.mp4\u00a0: Le fichier vidéo ne peut pas dépasser 2GB' }],
    ['video', 'TRUNCATED_VIDEO', { videoFile: `vacances.mp4\u00a0: ${errorMessages.TRUNCATED_VIDEO}` }],
    ['thumbnail', 'IMAGE_TOO_MANY_PIXELS', { thumbnailFile: `plage.png\u00a0: ${errorMessages.IMAGE_TOO_MANY_PIXELS}` }],
  ] as const)('because of the file itself removes the %s and offers no retry of it: %s', async (kind, code, errors) => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    if (kind === 'thumbnail') await upload.sendVideo()
    else await upload.openVideo()
    await upload.script.answer('sendFile', { error: new AppError(code) })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectErrors(snapshot), select.selectFailure(snapshot)?.code, snapshot.context[kind]]).toEqual([errors, code, null])
    expect([select.selectCanRetry(snapshot), select.selectCanPublish(snapshot), select.selectProgress(snapshot)]).toEqual([false, true, 0])
    expect(releasedBy(upload)).toEqual([kind === 'video' ? 'file-clip' : 'file-image'])
  })

  it('continues with another file and other texts, for the same content', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.script.answer('openUpload', { error: new AppError('UNSUPPORTED_VIDEO') })
    expect(select.selectCanChangeTexts(upload.actor.getSnapshot())).toBe(true)
    upload.actor.send({ type: 'form.change', patch: { title: 'Autre' } })
    upload.actor.send({ type: 'video.choose', ...atMost, file: { ...clip, id: 'file-other' } })
    await upload.script.answer('checkFile', { output: undefined })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'turn.given' })
    expect(inputOf(upload, 'createContent')).toMatchObject({ title: 'Autre', idempotencyKey: draft.idempotencyKey })
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    expect(inputOf(upload, 'openUpload')).toMatchObject({ targetId: 'content-1', file: { id: 'file-other' } })
  })

  it('is shown at the field of the refused file, and continues with another', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.script.answer('openUpload', { error: new AppError('VIDEO_TOO_LARGE') })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({
      videoFile: 'vacances.mp4\u00a0: Le fichier vidéo ne peut pas dépasser 2GB',
    })
    upload.actor.send({ type: 'video.choose', ...atMost, file: { ...clip, id: 'file-smaller' } })
    await upload.script.answer('checkFile', { output: undefined })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'turn.given' })
    expect(stepOf(upload)).toBe('uploadingVideo')
  })

  it('is kept by the browser as a form without it: the next visit asks for another one', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.script.answer('openUpload', { error: new AppError('NOT_A_VIDEO') })
    expect(upload.script.effects.findLast(({ type }) => type === 'keepDraft')?.params).toMatchObject({
      draft: { form: { title: 'Mes vacances' }, video: null, contentId: 'content-1', isBegun: false },
    })
  })

  it('locks the texts once the content has its file, because they would not be sent again', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.sendVideo()
    await upload.script.answer('sendFile', { error: new AppError('INTERNAL') })
    upload.actor.send({ type: 'form.change', patch: { title: 'Autre' } })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectCanChangeTexts(snapshot), select.selectForm(snapshot).title]).toEqual([false, 'Mes vacances'])
  })
})

describe('a cancelled publication', () => {
  it('deletes the content and keeps the form, with a new idempotency key', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    upload.actor.send({ type: 'upload.cancel' })
    expect(inputOf(upload, 'deleteContent')).toEqual({ contentId: 'content-1' })
    await upload.script.answer('deleteContent', { output: undefined })
    const { form, video, contentId, idempotencyKey, progress } = upload.actor.getSnapshot().context
    expect([form, video, contentId, progress]).toEqual([draft.form, clip, null, 0])
    expect(idempotencyKey).not.toBe(draft.idempotencyKey)
    expect(upload.facts).toEqual([{ type: 'upload.cancelled' }])
  })

  it('finds the content by its key when it was cancelled during the creation', async () => {
    const upload = await publishing()
    upload.actor.send({ type: 'upload.cancel' })
    expect(inputOf(upload, 'findContent')).toMatchObject({ idempotencyKey: draft.idempotencyKey })
    await upload.script.answer('findContent', { output: { contentId: 'content-1' } })
    expect(inputOf(upload, 'deleteContent')).toEqual({ contentId: 'content-1' })
  })

  it('can be retried when the server refuses the deletion', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    upload.actor.send({ type: 'upload.cancel' })
    await upload.script.answer('deleteContent', { error: new Error('lost') })
    expect(select.selectFailure(upload.actor.getSnapshot())?.message).toBe('Erreur lors de la suppression')
    upload.actor.send({ type: 'upload.retry' })
    await upload.script.answer('deleteContent', { error: new AppError('CONTENT_NOT_FOUND') })
    expect(upload.facts).toEqual([{ type: 'upload.cancelled' }])
  })
})

describe('a draft', () => {
  it('is restored, saved, for the user who wrote it', async () => {
    const upload = await editing({ draft })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectForm(snapshot), select.selectVideo(snapshot), select.selectThumbnail(snapshot)]).toEqual([draft.form, clip, image])
    expect(select.selectIsDraftSaved(snapshot)).toBe(true)
  })

  it('stays marked as saved until something changes', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'form.change', patch: { title: 'Autre' } })
    expect(select.selectIsDraftSaved(upload.actor.getSnapshot())).toBe(false)
    upload.actor.send({ type: 'draft.save' })
    expect(inputOf(upload, 'saveDraft')).toEqual({ userId: 'user-ada', draft: { ...draft, form: { ...draft.form, title: 'Autre' } } })
    await upload.script.answer('saveDraft', { output: undefined })
    expect(select.selectIsDraftSaved(upload.actor.getSnapshot())).toBe(true)
    expect(upload.facts).toEqual([{ type: 'draft.saved' }])
  })

  it('that cannot be saved shows a message and loses nothing', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'form.change', patch: { title: 'Mes vacances' } })
    upload.actor.send({ type: 'draft.save' })
    await upload.script.answer('saveDraft', { error: new DOMException('Full', 'QuotaExceededError') })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectFailure(snapshot)?.message, select.selectForm(snapshot).title]).toEqual([
      'Erreur lors de la sauvegarde du brouillon',
      'Mes vacances',
    ])
  })

  it('that is discarded also deletes the content of a refused publication', async () => {
    const upload = await editing({ draft: { ...draft, contentId: 'content-1' } })
    upload.actor.send({ type: 'draft.discard' })
    expect(inputOf(upload, 'discardDraft')).toEqual({ userId: 'user-ada', id: expect.any(String), contentId: 'content-1' })
  })

  it('that is discarded ends its upload, and releases its files', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'draft.discard' })
    await upload.script.answer('discardDraft', { output: undefined })
    expect(upload.facts).toEqual([{ type: 'draft.discarded' }])
    expect(upload.reports.at(-1)).toEqual({ type: 'upload.ended', actorId: expect.any(String), outcome: { type: 'discarded' } })
    expect(releasedBy(upload)).toEqual(['file-clip', 'file-image'])
  })
})
