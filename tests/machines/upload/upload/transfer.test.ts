import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { noDetails } from '../fileTransfer/fixtures.ts'
import { clip, draft, image, startInput } from './fixtures.ts'
import { askedOf, editing, inputOf, publishing, releasedBy } from './upload.ts'
import { atMost } from '../../../support/largestVideo.ts'

const outOfReach = new AppError('API_UNAVAILABLE')
const unavailable = { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible', fields: {} } as const
const full = { code: 'STORAGE_FULL', message: 'Plus de place', fields: {} } as const

/** A publication whose transfer the test answers for. */
async function transferring(contentId: string | null = null): Promise<Scripted<typeof uploadMachine>> {
  const upload = startScripted(uploadMachine, startInput({ draft: { ...draft, contentId }, isVideoMissing: false }), 'scripted')
  upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
  upload.actor.send({ type: 'turn.given' })
  return upload
}

async function failed(failure: typeof unavailable | typeof full): Promise<Scripted<typeof uploadMachine>> {
  const upload = await transferring()
  await upload.script.answer('transfer', { output: { failure, targetId: null, fileId: null } })
  return upload
}

describe('the transfer of a publication', () => {
  const { form, idempotencyKey } = draft
  const texts = { title: form.title, description: '', visibility: 'public', hashtags: ['été'], videoUrl: null, details: noDetails }
  const stepsFor = (contentId: string | null) => [
    ...(contentId === null ? [{ type: 'checkQuota', kind: 'video', file: clip }] : []),
    { type: 'createContent', content: { ...texts, idempotencyKey, contentId } },
    { type: 'send', kind: 'video', file: clip },
    { type: 'send', kind: 'thumbnail', file: image },
  ]

  it.each([null, 'content-1'])(
    'creates the record or changes its texts, then sends both files, tries each six times, and replaces nothing: %s',
    async (contentId) => {
      const { actor, script } = await transferring(contentId)
      const fallbackMessage = 'Erreur lors de l’upload de la vidéo'
      const input = {
        parentRef: actor,
        steps: stepsFor(contentId),
        targetId: contentId,
        isReplacement: false,
        maxAttempts: 6,
        fallbackMessage,
      }
      expect(script.asked.at(-1)).toEqual({ id: 'transfer', input })
    },
  )

  it('disables the form, and warns before the site is left', async () => {
    const snapshot = (await transferring()).actor.getSnapshot()
    expect([select.selectIsBusy(snapshot), select.selectIsPublishing(snapshot), select.selectCanChangeFiles(snapshot)]).toEqual([
      true,
      true,
      false,
    ])
    expect([select.selectCanCancel(snapshot), select.selectCanRetry(snapshot)]).toEqual([true, false])
  })

  it('publishes the content that it has filled', async () => {
    const { actor, script, facts } = await transferring()
    await script.answer('transfer', { output: { failure: null, targetId: 'content-9', fileId: null } })
    expect(facts).toEqual([{ type: 'upload.published', contentId: 'content-9' }])
    expect([select.selectStep(actor.getSnapshot()), select.selectContentId(actor.getSnapshot())]).toEqual(['published', 'content-9'])
  })

  it('that breaks shows a message, and can be retried', async () => {
    const { actor, script } = await transferring()
    await script.answer('transfer', { error: new TypeError('undefined is not a function') })
    const snapshot = actor.getSnapshot()
    expect(select.selectFailure(snapshot)).toEqual({ code: 'INTERNAL', message: 'Erreur lors de l’upload de la vidéo', fields: {} })
    expect([select.selectStep(snapshot), select.selectCanRetry(snapshot), select.selectIsBusy(snapshot)]).toEqual(['failed', true, false])
    actor.send({ type: 'upload.retry' })
    actor.send({ type: 'turn.given' })
    expect(script.asked.map(({ id }) => id)).toEqual(['transfer', 'transfer'])
  })

  it('goes on where it was, without the message of the last one', async () => {
    const upload = await publishing({ ...draft, thumbnail: null })
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    await upload.openVideo()
    upload.reportProgress(0.5)
    await upload.script.answer('sendFile', { error: new AppError('STORAGE_FULL') })
    upload.actor.send({ type: 'upload.retry' })
    upload.actor.send({ type: 'turn.given' })
    const snapshot = upload.actor.getSnapshot()
    expect(select.selectFailure(snapshot)).toBeNull()
    expect([select.selectStep(snapshot), inputOf(upload, 'openUpload')]).toMatchObject([
      'uploadingVideo',
      { targetId: 'content-1', file: clip },
    ])
  })

  it('shows under its field what the server refuses in the texts', async () => {
    const upload = await publishing()
    const fields = { title: 'Le titre est requis' }
    await upload.script.answer('createContent', { error: new AppError('INVALID_INPUT', { fields }) })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual(fields)
    expect([select.selectVideo(upload.actor.getSnapshot()), releasedBy(upload)]).toEqual([clip, []])
  })
})

describe('a publication that waits to retry', () => {
  it('retries at once when the user asks', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { error: outOfReach })
    expect(select.selectCanRetry(upload.actor.getSnapshot())).toBe(true)
    upload.actor.send({ type: 'upload.retry' })
    expect([select.selectStep(upload.actor.getSnapshot()), askedOf(upload)]).toEqual([
      'creatingContent',
      ['checkQuota', 'createContent', 'createContent'],
    ])
  })

  it('goes on waiting when its message is closed', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { error: outOfReach })
    upload.actor.send({ type: 'failure.dismiss' })
    expect([select.selectFailure(upload.actor.getSnapshot()), select.selectStep(upload.actor.getSnapshot())]).toEqual([
      null,
      'waitingToRetry',
    ])
    expect(upload.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
  })

  it('offers no retry while it is sending', async () => {
    const upload = await publishing()
    expect(upload.actor.getSnapshot().can({ type: 'upload.retry' })).toBe(false)
    expect(upload.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
  })
})

describe('a publication that has failed', () => {
  it('resumes by itself when the network is back, if the network was the reason', async () => {
    const { actor, script } = await failed(unavailable)
    actor.send({ type: 'network.recovered' })
    actor.send({ type: 'turn.given' })
    expect(script.asked.map(({ id }) => id)).toEqual(['transfer', 'transfer'])
    expect([select.selectIsPublishing(actor.getSnapshot()), select.selectFailure(actor.getSnapshot())]).toEqual([true, null])
  })

  it('waits for the user when the network is back, if something else was the reason', async () => {
    const { actor, script } = await failed(full)
    actor.send({ type: 'network.recovered' })
    expect(script.asked.map(({ id }) => id)).toEqual(['transfer'])
    expect(select.selectFailure(actor.getSnapshot())).toEqual(full)
  })

  it('is an open form again once its message is closed', async () => {
    const { actor, script } = await failed(unavailable)
    actor.send({ type: 'failure.dismiss' })
    actor.send({ type: 'network.recovered' })
    const snapshot = actor.getSnapshot()
    expect([select.selectFailure(snapshot), select.selectCanRetry(snapshot), select.selectStep(snapshot)]).toEqual([null, false, 'none'])
    expect([select.selectCanSaveDraft(snapshot), select.selectCanPublish(snapshot)]).toEqual([true, true])
    expect(script.asked.map(({ id }) => id)).toEqual(['transfer'])
  })
})

describe('the message of a refused form', () => {
  it('can be closed once, and the draft stays saved', async () => {
    const { actor } = await editing({ draft: { ...draft, video: null } })
    expect(actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
    actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    expect(select.selectFailure(actor.getSnapshot())?.code).toBe('INVALID_INPUT')
    actor.send({ type: 'failure.dismiss' })
    expect([select.selectFailure(actor.getSnapshot()), select.selectIsDraftSaved(actor.getSnapshot())]).toEqual([null, true])
  })
})

describe('an end of the session in another tab', () => {
  it('ends a draft that is being discarded, and releases its files', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'draft.discard' })
    upload.actor.send({ type: 'session.endedElsewhere' })
    expect(upload.reports.at(-1)).toEqual({ type: 'upload.ended', actorId: expect.any(String), outcome: { type: 'left' } })
    expect([releasedBy(upload), askedOf(upload)]).toEqual([['file-clip', 'file-image'], ['discardDraft']])
  })
})

describe('a publication that exceeds the quota', () => {
  const message = 'Votre quota est atteint\u00a0: il vous reste 1\u00a0Go sur 2\u00a0Go'
  const exceeded = new AppError('QUOTA_EXCEEDED', { message })

  it('keeps the form with its files, says why, and has made nothing on the server', async () => {
    const upload = await publishing()
    await upload.script.answer('checkQuota', { error: exceeded })
    const { context } = upload.actor.getSnapshot()
    expect(select.selectStep(upload.actor.getSnapshot())).toBe('failed')
    expect([context.failure?.message, context.form, context.video, context.thumbnail, context.contentId, context.errors]).toEqual([
      message,
      draft.form,
      clip,
      image,
      null,
      {},
    ])
    expect(askedOf(upload)).toEqual(['checkQuota'])
    expect(releasedBy(upload)).toEqual([])
  })

  it('is asked about again by a retry, which the network does not begin by itself', async () => {
    const upload = await publishing()
    await upload.script.answer('checkQuota', { error: exceeded })
    upload.actor.send({ type: 'network.recovered' })
    expect(askedOf(upload)).toEqual(['checkQuota'])
    upload.actor.send({ type: 'upload.retry' })
    upload.actor.send({ type: 'turn.given' })
    await upload.script.answer('checkQuota', { output: undefined })
    expect(askedOf(upload)).toEqual(['checkQuota', 'checkQuota', 'createContent'])
  })

  it('can be sent with a smaller file', async () => {
    const upload = await publishing()
    await upload.script.answer('checkQuota', { error: exceeded })
    upload.actor.send({ type: 'video.choose', ...atMost, file: { ...clip, id: 'file-small', size: 10 } })
    await upload.script.answer('checkFile', { output: undefined })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'turn.given' })
    expect(inputOf(upload, 'checkQuota')).toEqual({ file: { ...clip, id: 'file-small', size: 10 } })
  })
})

it('a video whose record exists is not weighed again: what the server has of it counts already', async () => {
  const upload = await publishing({ ...draft, contentId: 'content-1' })
  expect(askedOf(upload)).toEqual(['createContent'])
})
