import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { noDetails } from '../fileTransfer/fixtures.ts'
import { clip, draft } from './fixtures.ts'
import { askedOf, editing, inputOf, publishing, releasedBy, type Upload } from './upload.ts'
import { atMost } from '../../../support/largestVideo.ts'

const cancelled = [{ type: 'upload.cancelled' }]
const begun = { ...draft, contentId: 'content-1', recorded: draft.form, isBegun: true, progress: 40 }

/** What the screen shows of an upload whose form is open again, with nothing on the server. */
function expectFormOpen({ actor, script }: Upload): void {
  const snapshot = actor.getSnapshot()
  // The next visit must find a form, not an upload to go on with.
  const { idempotencyKey } = snapshot.context
  expect(script.effects.findLast(({ type }) => type === 'keepDraft')).toEqual({
    type: 'keepDraft',
    params: { userId: 'user-ada', draft: { ...draft, idempotencyKey } },
  })
  expect([select.selectForm(snapshot), select.selectVideo(snapshot), select.selectContentId(snapshot)]).toEqual([draft.form, clip, null])
  expect([select.selectIsBusy(snapshot), select.selectCanPublish(snapshot), select.selectProgress(snapshot)]).toEqual([false, true, 0])
  expect(snapshot.context.idempotencyKey).not.toBe(draft.idempotencyKey)
}

/** The video is being sent for content-1. */
async function sending(): Promise<Upload> {
  const upload = await publishing()
  await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
  return upload
}

async function deleting(): Promise<Upload> {
  const upload = await sending()
  upload.actor.send({ type: 'upload.cancel' })
  return upload
}

async function deletionFailed(): Promise<Upload> {
  const upload = await deleting()
  await upload.script.answer('deleteContent', { error: new AppError('API_UNAVAILABLE') })
  return upload
}

describe('a cancel while the record is being created', () => {
  it('asks for the record with the same texts and the same key', async () => {
    const upload = await publishing()
    upload.actor.send({ type: 'upload.cancel' })
    expect(inputOf(upload, 'findContent')).toEqual({
      title: 'Mes vacances',
      description: '',
      visibility: 'public',
      hashtags: ['été'],
      videoUrl: null,
      details: noDetails,
      idempotencyKey: draft.idempotencyKey,
      contentId: null,
    })
  })

  it('opens the form again when no record is found, and logs why', async () => {
    const upload = await publishing()
    const error = new AppError('API_UNAVAILABLE')
    upload.actor.send({ type: 'upload.cancel' })
    await upload.script.answer('findContent', { error })
    expectFormOpen(upload)
    expect(upload.facts).toEqual(cancelled)
    expect(askedOf(upload)).not.toContain('deleteContent')
    expect(upload.script.effects).toContainEqual({ type: 'logUploadFailure', params: { during: 'findContent', error } })
  })

  it('stops waiting for the server after thirty seconds', async () => {
    const upload = await publishing()
    upload.actor.send({ type: 'upload.cancel' })
    upload.script.clock.increment(29_999)
    expect([select.selectStep(upload.actor.getSnapshot()), upload.facts]).toEqual(['cancelling', []])
    upload.script.clock.increment(1)
    expectFormOpen(upload)
    expect(upload.facts).toEqual(cancelled)
  })
})

describe('deleting what was sent', () => {
  it('keeps the controls disabled and warns before the site is left', async () => {
    const snapshot = (await deleting()).actor.getSnapshot()
    expect([select.selectIsBusy(snapshot), select.selectIsPublishing(snapshot), select.selectStep(snapshot)]).toEqual([
      true,
      true,
      'cancelling',
    ])
    expect(select.selectCanCancel(snapshot)).toBe(false)
  })

  it.each(['CONTENT_NOT_FOUND', 'NOT_FOUND'] as const)('succeeds when the record is deleted already: %s', async (code) => {
    const upload = await deleting()
    await upload.script.answer('deleteContent', { error: new AppError(code) })
    expectFormOpen(upload)
    expect(upload.facts).toEqual(cancelled)
  })

  it('opens a form from which nothing is sent', async () => {
    const upload = await deleting()
    await upload.script.answer('deleteContent', { output: undefined })
    upload.script.clock.increment(600_000)
    upload.actor.send({ type: 'network.recovered' })
    expectFormOpen(upload)
    expect(askedOf(upload).at(-1)).toBe('deleteContent')
  })

  it('stops waiting for the server after thirty seconds, with a message, and can be retried', async () => {
    const upload = await deleting()
    upload.script.clock.increment(29_999)
    expect([select.selectFailure(upload.actor.getSnapshot()), select.selectCanRetry(upload.actor.getSnapshot())]).toEqual([null, false])
    upload.script.clock.increment(1)
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectFailure(snapshot)?.code, select.selectCanRetry(snapshot), upload.facts]).toEqual(['TIMEOUT', true, []])
  })

  it('removes the message of the failed publication', async () => {
    const upload = await sending()
    await upload.script.answer('openUpload', { error: new AppError('STORAGE_FULL') })
    upload.actor.send({ type: 'upload.cancel' })
    expect([select.selectFailure(upload.actor.getSnapshot()), inputOf(upload, 'deleteContent')]).toEqual([null, { contentId: 'content-1' }])
  })
})

describe('a deletion that fails', () => {
  it('shows why, and keeps the id of the content', async () => {
    const snapshot = (await deletionFailed()).actor.getSnapshot()
    expect([select.selectFailure(snapshot)?.code, select.selectContentId(snapshot)]).toEqual(['API_UNAVAILABLE', 'content-1'])
    expect(select.selectStep(snapshot)).toBe('cancelling')
  })

  it.each(['upload.retry', 'upload.cancel'] as const)('is tried again, without the message, by %s', async (type) => {
    const upload = await deletionFailed()
    upload.actor.send({ type })
    expect(upload.script.asked.at(-1)).toEqual({ id: 'deleteContent', input: { contentId: 'content-1' } })
    expect(select.selectFailure(upload.actor.getSnapshot())).toBeNull()
    await upload.script.answer('deleteContent', { output: undefined })
    expectFormOpen(upload)
  })

  it('goes back to the form when its message is closed, and the same content can be published', async () => {
    const upload = await deletionFailed()
    upload.actor.send({ type: 'failure.dismiss' })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectFailure(snapshot), select.selectContentId(snapshot), select.selectIsBusy(snapshot)]).toEqual([
      null,
      'content-1',
      false,
    ])
    expect(upload.facts).toEqual([])
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'turn.given' })
    expect(inputOf(upload, 'openUpload')).toMatchObject({ targetId: 'content-1', file: clip })
  })
})

describe('a cancel', () => {
  it('is offered for a draft whose content exists, and deletes it', async () => {
    const upload = await editing({ draft: { ...draft, contentId: 'content-1' } })
    expect(select.selectCanCancel(upload.actor.getSnapshot())).toBe(true)
    upload.actor.send({ type: 'upload.cancel' })
    expect(inputOf(upload, 'deleteContent')).toEqual({ contentId: 'content-1' })
  })

  it('is not offered before anything is published, and calls nothing', async () => {
    const upload = await editing({ draft })
    expect(select.selectCanCancel(upload.actor.getSnapshot())).toBe(false)
    upload.actor.send({ type: 'upload.cancel' })
    expect([askedOf(upload), select.selectStep(upload.actor.getSnapshot())]).toEqual([[], 'none'])
  })

  it('is offered after a publication that failed before it was known whether the record exists', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { error: new AppError('INTERNAL') })
    expect(select.selectCanCancel(upload.actor.getSnapshot())).toBe(true)
    upload.actor.send({ type: 'upload.cancel' })
    expect(inputOf(upload, 'findContent')).toMatchObject({ idempotencyKey: draft.idempotencyKey })
  })

  it('keeps the form for a session that expires meanwhile', async () => {
    const upload = await deleting()
    upload.actor.send({ type: 'draft.keep' })
    const kept = { userId: 'user-ada', draft: begun }
    expect(upload.script.effects.at(-1)).toEqual({ type: 'keepDraft', params: kept })
    expect(select.selectStep(upload.actor.getSnapshot())).toBe('cancelling')
  })

  it('stores the form when another tab signs out meanwhile', async () => {
    const upload = await deleting()
    upload.actor.send({ type: 'session.endedElsewhere' })
    expect(inputOf(upload, 'keepWork')).toEqual({ userId: 'user-ada', draft: begun })
    expect(releasedBy(upload)).toEqual([])
  })
})
