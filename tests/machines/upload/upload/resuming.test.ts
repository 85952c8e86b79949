import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { clip, draft, image, interruptedDraft, interruptedReplacement } from './fixtures.ts'
import { askedOf, editing, inputOf, publishing, releasedBy, type Upload } from './upload.ts'
import { atMost } from '../../../support/largestVideo.ts'

const stepOf = ({ actor }: Upload): string => select.selectStep(actor.getSnapshot())
const phases = ({ reports }: Upload) => reports.flatMap((report) => (report.type === 'upload.changed' ? [report.phase] : []))
const kept = ({ script }: Upload): unknown => script.effects.findLast(({ type }) => type === 'keepDraft')?.params
const again = { ...clip, id: 'file-again' }

describe('what the browser keeps of an upload that is being sent', () => {
  it('is stored before the first request', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    expect([askedOf(upload), kept(upload)]).toEqual([[], { userId: 'user-ada', draft: { ...draft, isBegun: true } }])
  })

  it('has the record, the digest of the file, how far it is and what has arrived', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    const record = { contentId: 'content-1', recorded: draft.form, isBegun: true }
    expect(kept(upload)).toMatchObject({ draft: { ...record, progress: 40, fingerprint: null } })
    await upload.openVideo()
    expect(kept(upload)).toMatchObject({ draft: { ...record, fingerprint: '3000-abc' } })
    upload.reportProgress(0.5)
    expect(upload.script.effects.at(-1)).toMatchObject({ type: 'keepProgress', params: { draft: { progress: 60 } } })
    await upload.script.answer('sendFile', { output: undefined })
    await upload.script.answer('finishUpload', { output: undefined })
    expect(kept(upload)).toMatchObject({ draft: { sentIds: ['file-clip'] } })
  })
})

describe('an upload of an earlier page', () => {
  it('that was interrupted waits for the person, with its progress', async () => {
    const upload = await editing({ draft: interruptedDraft })
    expect([stepOf(upload), select.selectProgress(upload.actor.getSnapshot()), askedOf(upload)]).toEqual(['interrupted', 52, []])
    expect([phases(upload), select.selectCanResume(upload.actor.getSnapshot())]).toEqual([['interrupted'], true])
  })

  it('goes on in its turn, without a new record', async () => {
    const upload = await editing({ draft: interruptedDraft })
    upload.actor.send({ type: 'upload.resume' })
    expect([stepOf(upload), askedOf(upload)]).toEqual(['queued', []])
    upload.actor.send({ type: 'turn.given' })
    expect(upload.script.asked).toEqual([{ id: 'openUpload', input: { file: clip, targetId: 'content-1' } }])
    await upload.openVideo(1_500)
    expect(select.selectProgress(upload.actor.getSnapshot())).toBe(60)
    expect(inputOf(upload, 'sendFile')).toMatchObject({ uploadId: 'tus-1', file: clip })
  })

  it('whose video the server has already sends only the thumbnail, even without the file', async () => {
    const upload = await editing({ draft: { ...interruptedDraft, sentIds: ['file-clip'] }, isVideoMissing: true })
    upload.actor.send({ type: 'upload.resume' })
    upload.actor.send({ type: 'turn.given' })
    expect(upload.script.asked).toMatchObject([{ id: 'sendFile', input: { kind: 'thumbnail' } }])
  })

  it('can be cancelled: the record is deleted, and the form opens', async () => {
    const upload = await editing({ draft: interruptedDraft })
    upload.actor.send({ type: 'upload.cancel' })
    expect(inputOf(upload, 'deleteContent')).toEqual({ contentId: 'content-1' })
    await upload.script.answer('deleteContent', { output: undefined })
    const { video, isBegun } = upload.actor.getSnapshot().context
    expect([video, isBegun, select.selectCanPublish(upload.actor.getSnapshot())]).toEqual([clip, false, true])
  })
})

describe('an upload whose file the browser has lost', () => {
  const lost = () => editing({ draft: interruptedDraft, isVideoMissing: true })

  it('asks for it, and cannot go on without it', async () => {
    const upload = await lost()
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectIsVideoMissing(snapshot), select.selectCanResume(snapshot), snapshot.can({ type: 'upload.resume' })]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('goes on with the same file', async () => {
    const upload = await lost()
    upload.actor.send({ type: 'video.choose', ...atMost, file: again })
    expect(inputOf(upload, 'matchFile')).toEqual({ file: again, fingerprint: '3000-abc' })
    await upload.script.answer('matchFile', { output: undefined })
    upload.actor.send({ type: 'turn.given' })
    expect(inputOf(upload, 'openUpload')).toEqual({ file: again, targetId: 'content-1' })
    expect(select.selectIsVideoMissing(upload.actor.getSnapshot())).toBe(false)
  })

  it('refuses another file with the reason, releases it, and asks again', async () => {
    const upload = await lost()
    upload.actor.send({ type: 'video.choose', ...atMost, file: again })
    await upload.script.answer('matchFile', { error: new AppError('INVALID_INPUT', { message: 'Ce n’est pas le fichier' }) })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectFailure(snapshot)?.message, select.selectIsVideoMissing(snapshot)]).toEqual(['Ce n’est pas le fichier', true])
    expect(releasedBy(upload)).toEqual(['file-again'])
    upload.actor.send({ type: 'failure.dismiss' })
    expect(select.selectFailure(upload.actor.getSnapshot())).toBeNull()
    upload.actor.send({ type: 'video.choose', ...atMost, file: again })
    expect(select.selectIsChecking(upload.actor.getSnapshot())).toBe(true)
  })

  it('stops waiting for a file that cannot be read within thirty seconds', async () => {
    const upload = await lost()
    upload.actor.send({ type: 'video.choose', ...atMost, file: again })
    upload.script.clock.increment(29_999)
    expect(select.selectIsChecking(upload.actor.getSnapshot())).toBe(true)
    upload.script.clock.increment(1)
    expect(select.selectFailure(upload.actor.getSnapshot())?.code).toBe('TIMEOUT')
    expect(releasedBy(upload)).toEqual(['file-again'])
  })

  it('opens the form without it when it is cancelled', async () => {
    const upload = await lost()
    upload.actor.send({ type: 'upload.cancel' })
    await upload.script.answer('deleteContent', { output: undefined })
    expect(select.selectVideo(upload.actor.getSnapshot())).toBeNull()
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({ videoFile: 'Un fichier vidéo est requis' })
  })
})

describe('an upload that another browser began', () => {
  const begun = { ...interruptedDraft, video: null, thumbnail: null, fingerprint: null }

  it.each([true, false])('asks for its file, also when it is read back: %s', async (isVideoMissing) => {
    const upload = await editing({ draft: begun, isVideoMissing })
    expect(select.selectIsVideoMissing(upload.actor.getSnapshot())).toBe(true)
    upload.actor.send({ type: 'upload.resume' })
    expect(stepOf(upload)).toBe('interrupted')
    upload.actor.send({ type: 'video.choose', ...atMost, file: again })
    expect(inputOf(upload, 'matchFile')).toEqual({ file: again, fingerprint: null })
    await upload.script.answer('matchFile', { output: undefined })
    upload.actor.send({ type: 'turn.given' })
    expect(upload.script.asked.at(-1)).toEqual({ id: 'openUpload', input: { file: again, targetId: 'content-1' } })
  })

  it('changes the texts of its record, instead of creating a second one', async () => {
    const upload = await editing({ draft: begun, isVideoMissing: true })
    upload.actor.send({ type: 'video.choose', ...atMost, file: again })
    await upload.script.answer('matchFile', { output: undefined })
    upload.actor.send({ type: 'turn.given' })
    await upload.script.answer('openUpload', { error: new Error('A bug') })
    upload.actor.send({ type: 'form.change', patch: { title: 'Autre titre' } })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'turn.given' })
    expect(inputOf(upload, 'createContent')).toMatchObject({ title: 'Autre titre', contentId: 'content-1' })
  })
})

describe('the interrupted replacement of a video', () => {
  const resumed = async (): Promise<Upload> => {
    const upload = await editing({ draft: { ...interruptedReplacement, thumbnail: image } })
    upload.actor.send({ type: 'upload.resume' })
    upload.actor.send({ type: 'turn.given' })
    return upload
  }

  it('goes on with the same video, and puts both files in the place of those that it has', async () => {
    const upload = await resumed()
    await upload.openVideo(1_500)
    expect(inputOf(upload, 'sendFile')).toMatchObject({ targetId: 'content-1', isReplacement: true })
    await upload.script.answer('sendFile', { output: undefined })
    await upload.script.answer('finishUpload', { output: undefined })
    expect(inputOf(upload, 'sendFile')).toMatchObject({ kind: 'thumbnail', isReplacement: true })
  })

  it.each(['before it goes on', 'while it is sent', 'after it failed'])(
    'leaves the video as it is when it is cancelled %s',
    async (when) => {
      const upload = when === 'before it goes on' ? await editing({ draft: interruptedReplacement }) : await resumed()
      if (when === 'after it failed') await upload.script.answer('openUpload', { error: new Error('A bug') })
      upload.actor.send({ type: 'upload.cancel' })
      expect(inputOf(upload, 'discardDraft')).toEqual({ userId: 'user-ada', id: 'draft-1', contentId: null })
      await upload.script.answer('discardDraft', { output: undefined })
      expect(upload.reports.at(-1)).toMatchObject({ type: 'upload.ended', outcome: { type: 'discarded' } })
      expect(askedOf(upload)).not.toContain('deleteContent')
    },
  )

  it('leaves the video as it is when its form is emptied', async () => {
    const upload = await resumed()
    await upload.script.answer('openUpload', { error: new Error('A bug') })
    upload.actor.send({ type: 'draft.discard' })
    expect(inputOf(upload, 'discardDraft')).toMatchObject({ contentId: null })
  })
})

describe('a pause', () => {
  it('stops the request, keeps what there is, and gives the turn away', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.openVideo()
    upload.actor.send({ type: 'upload.pause' })
    expect([stepOf(upload), upload.script.waiting, phases(upload).at(-1)]).toEqual(['paused', [], 'paused'])
    expect(kept(upload)).toMatchObject({ draft: { contentId: 'content-1', isBegun: true } })
  })

  it('ends in the queue, and goes on from the last byte', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    upload.actor.send({ type: 'upload.pause' })
    upload.actor.send({ type: 'upload.resume' })
    expect(stepOf(upload)).toBe('queued')
    upload.actor.send({ type: 'turn.given' })
    expect(askedOf(upload)).toEqual(['checkQuota', 'createContent', 'openUpload', 'openUpload'])
  })

  it('is possible in the queue, and then no turn starts it', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'upload.pause' })
    upload.actor.send({ type: 'turn.given' })
    expect([stepOf(upload), askedOf(upload)]).toEqual(['paused', []])
  })

  it('is not offered while nothing is sent', async () => {
    expect(select.selectCanPause((await editing({ draft })).actor.getSnapshot())).toBe(false)
  })
})

describe('a queued upload', () => {
  it('that is cancelled opens its form again, and nothing was ever asked but whether there is a record', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'upload.cancel' })
    expect(askedOf(upload)).toEqual(['findContent'])
  })
})
