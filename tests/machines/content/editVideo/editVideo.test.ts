import { describe, expect, it } from 'vitest'
import { editVideoMachine } from '../../../../src/machines/content/editVideo/editVideoMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectFiles,
  selectForm,
  selectIsBusy,
  selectIsConfirming,
  selectIsOpen,
} from '../../../../src/machines/content/editVideo/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { video, videoFile } from './fixtures.ts'
import { opened as serverHas } from '../../upload/fileTransfer/fixtures.ts'
import { atMost } from '../../../support/largestVideo.ts'

type Dialog = Scripted<typeof editVideoMachine>

function opened(): Dialog {
  const dialog = startScripted(editVideoMachine)
  dialog.actor.send({ type: 'video.edit', video })
  return dialog
}

function saving(): Dialog {
  const dialog = opened()
  dialog.actor.send({ type: 'form.change', patch: { title: 'Récolter' } })
  dialog.actor.send({ type: 'form.submit' })
  return dialog
}

describe('keywords', () => {
  it('are added at ten at most, and removed one by one', () => {
    const { actor } = opened()
    actor.send({ type: 'form.change', patch: { keyword: '#dix' } })
    actor.send({ type: 'keyword.add' })
    expect(selectForm(actor.getSnapshot())).toMatchObject({ keywords: [...video.hashtags, 'dix'], keyword: '' })
    actor.send({ type: 'form.change', patch: { keyword: 'onze' } })
    actor.send({ type: 'keyword.add' })
    expect(selectForm(actor.getSnapshot())).toMatchObject({ keywords: [...video.hashtags, 'dix'], keyword: 'onze' })
    expect(selectErrors(actor.getSnapshot())).toEqual({})
    actor.send({ type: 'keyword.remove', keyword: 'dix' })
    expect(selectForm(actor.getSnapshot()).keywords).toEqual(video.hashtags)
  })

  it('are refused when they are in the list already', () => {
    const { actor } = opened()
    actor.send({ type: 'form.change', patch: { keyword: 'Neuf' } })
    actor.send({ type: 'keyword.add' })
    expect(selectErrors(actor.getSnapshot())).toEqual({ hashtags: 'Les mots-clés doivent être uniques' })
    expect(selectForm(actor.getSnapshot()).keywords).toEqual(video.hashtags)
  })
})

it('stops waiting for the server after thirty seconds, keeps what was typed, and can be saved again', () => {
  const { actor, script } = saving()
  script.clock.increment(29_999)
  expect(selectIsBusy(actor.getSnapshot())).toBe(true)
  script.clock.increment(1)
  expect([selectIsBusy(actor.getSnapshot()), selectFailure(actor.getSnapshot())?.code]).toEqual([false, 'TIMEOUT'])
  expect(selectForm(actor.getSnapshot()).title).toBe('Récolter')
  actor.send({ type: 'form.submit' })
  expect([script.asked.length, selectFailure(actor.getSnapshot())]).toEqual([2, null])
})

it('keeps the typed texts when the message of a failure is closed', async () => {
  const { actor, script } = saving()
  await script.answer('saveTexts', { error: new AppError('API_UNAVAILABLE') })
  expect(selectIsBusy(actor.getSnapshot())).toBe(false)
  actor.send({ type: 'failure.dismiss' })
  expect([selectFailure(actor.getSnapshot()), selectForm(actor.getSnapshot()).title]).toEqual([null, 'Récolter'])
})

it('goes on with the same changes when the user does not discard them', () => {
  const { actor, facts } = opened()
  actor.send({ type: 'form.change', patch: { title: 'Récolter' } })
  actor.send({ type: 'dialog.close' })
  expect(selectIsConfirming(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'changes.keep' })
  expect([selectIsConfirming(actor.getSnapshot()), selectIsOpen(actor.getSnapshot()), facts]).toEqual([false, true, []])
  actor.send({ type: 'form.change', patch: { description: '' } })
  expect(selectForm(actor.getSnapshot())).toMatchObject({ title: 'Récolter', description: '' })
})

it('forgets a chosen file', async () => {
  const { actor, script } = opened()
  actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: videoFile })
  await script.answer('checkFile', { output: undefined })
  expect(selectFiles(actor.getSnapshot())).toEqual({ video: videoFile, thumbnail: null })
  actor.send({ type: 'file.forget', kind: 'video' })
  expect(selectFiles(actor.getSnapshot())).toEqual({ video: null, thumbnail: null })
})

it.for(['fails', 'does not answer for thirty seconds'] as const)('is saved even when showing the new video %s', async (happens) => {
  const { actor, script, facts } = opened()
  actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: videoFile })
  await script.answer('checkFile', { output: undefined })
  actor.send({ type: 'form.submit' })
  await script.answer('saveTexts', { output: undefined })
  await script.answer('openUpload', { output: serverHas(0) })
  await script.answer('sendFile', { output: undefined })
  await script.answer('finishUpload', { output: undefined })
  expect(script.asked.at(-1)).toEqual({ id: 'refetchVideo', input: { contentId: 'content-1' } })
  if (happens === 'fails') await script.answer('refetchVideo', { error: new AppError('API_UNAVAILABLE') })
  else script.clock.increment(30_000)
  expect(facts.at(-1)).toEqual({ type: 'video.saved', contentId: 'content-1' })
  expect(selectIsOpen(actor.getSnapshot())).toBe(false)
})

describe('what is said of the video beside its texts', () => {
  it('is saved with the texts, a schedule only while the video is private', () => {
    const { actor, script } = opened()
    const { details } = selectForm(actor.getSnapshot())
    expect(details).toMatchObject({ category: 'howto', language: 'fr', licence: '' })
    actor.send({ type: 'form.change', patch: { details: { ...details, licence: 'cc0-1.0', publishWhenReady: true } } })
    actor.send({ type: 'form.submit' })
    expect(script.asked.at(-1)).toMatchObject({ input: { texts: { details: { licence: 'cc0-1.0', publishWhenReady: false } } } })
  })

  it('is not lost without a confirmation', () => {
    const { actor } = opened()
    const { details } = selectForm(actor.getSnapshot())
    actor.send({ type: 'form.change', patch: { details: { ...details, commentsOpen: false } } })
    actor.send({ type: 'dialog.close' })
    expect(selectIsConfirming(actor.getSnapshot())).toBe(true)
  })

  it('is kept open with an error when its date is impossible', () => {
    const { actor, script } = opened()
    const { details } = selectForm(actor.getSnapshot())
    actor.send({ type: 'form.change', patch: { isPublic: false, details: { ...details, publishAt: 'bientôt' } } })
    actor.send({ type: 'form.submit' })
    expect([selectErrors(actor.getSnapshot()), script.asked]).toEqual([{ publish_at: 'Cette date est impossible' }, []])
  })
})
