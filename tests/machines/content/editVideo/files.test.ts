import { describe, expect, it } from 'vitest'
import { editVideoMachine } from '../../../../src/machines/content/editVideo/editVideoMachine.ts'
import {
  selectCanEdit,
  selectErrors,
  selectFailure,
  selectFiles,
  selectForm,
  selectHasUnsaved,
  selectIsBusy,
  selectIsConfirming,
  selectIsOpen,
  selectIsSending,
  selectProgress,
  selectStep,
} from '../../../../src/machines/content/editVideo/selectors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { picture, text, video, videoFile, sentDetails } from './fixtures.ts'
import { atMost } from '../../../support/largestVideo.ts'

type Dialog = Scripted<typeof editVideoMachine>

const fallbackMessage = 'Erreur lors de la mise à jour de la vidéo'
const once = { targetId: null, isReplacement: true, maxAttempts: 1, fallbackMessage }
const done = { failure: null, targetId: 'content-1', fileId: null }
const bug = new TypeError('undefined is not a function')

function opened(): Dialog {
  const dialog = startScripted(editVideoMachine, undefined, 'scripted')
  dialog.actor.send({ type: 'video.edit', video })
  return dialog
}

async function chosen(): Promise<Dialog> {
  const dialog = opened()
  dialog.actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: videoFile })
  await dialog.script.answer('checkFile', { output: done })
  dialog.actor.send({ type: 'file.choose', ...atMost, kind: 'thumbnail', file: picture })
  await dialog.script.answer('checkFile', { output: done })
  return dialog
}

/** The texts are saved, and both files are being sent. */
async function sending(): Promise<Dialog> {
  const dialog = await chosen()
  dialog.actor.send({ type: 'form.change', patch: { title: 'Récolter' } })
  dialog.actor.send({ type: 'form.submit' })
  await dialog.script.answer('saveTexts', { output: undefined })
  return dialog
}

describe('a chosen file', () => {
  it('is read once, with the message of this dialog', () => {
    const { actor, script } = opened()
    actor.send({ type: 'file.choose', ...atMost, kind: 'thumbnail', file: picture })
    const steps = [{ type: 'check', kind: 'thumbnail', file: picture }]
    expect(script.asked).toEqual([{ id: 'checkFile', input: { parentRef: actor, steps, ...once } }])
    expect([selectIsBusy(actor.getSnapshot()), selectCanEdit(actor.getSnapshot())]).toEqual([true, false])
  })

  it('is removed when it is no video, and its error names it', async () => {
    const { actor, script } = opened()
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: videoFile })
    const failure = { code: 'UNSUPPORTED_VIDEO', message: 'Format non supporté', fields: {} }
    await script.answer('checkFile', { output: { failure, targetId: null, fileId: 'video' } })
    const snapshot = actor.getSnapshot()
    expect(selectFiles(snapshot)).toEqual({ video: null, thumbnail: null })
    expect(selectErrors(snapshot)).toEqual({ video: 'video.mp4\u00a0: Format non supporté' })
    expect([selectIsBusy(snapshot), selectCanEdit(snapshot)]).toEqual([false, true])
  })

  it('is removed when reading it breaks, with a message', async () => {
    const { actor, script } = opened()
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: videoFile })
    await script.answer('checkFile', { error: bug })
    const snapshot = actor.getSnapshot()
    expect(selectFiles(snapshot)).toEqual({ video: null, thumbnail: null })
    expect(selectErrors(snapshot)).toEqual({ video: `video.mp4\u00a0: ${fallbackMessage}` })
    expect(selectCanEdit(snapshot)).toBe(true)
  })

  it('of a wrong type is refused without reading it, and removes the last one', async () => {
    const { actor, script } = await chosen()
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: text })
    expect(selectFiles(actor.getSnapshot())).toEqual({ video: null, thumbnail: picture })
    expect(selectErrors(actor.getSnapshot()).video).toMatch(/^notes\.txt\u00a0: /)
    expect(script.asked.map(({ id }) => id)).toEqual(['checkFile', 'checkFile'])
  })

  it('can be forgotten only while there is one', async () => {
    const { actor } = await chosen()
    actor.send({ type: 'file.forget', kind: 'thumbnail' })
    const snapshot = actor.getSnapshot()
    expect(selectFiles(snapshot)).toEqual({ video: videoFile, thumbnail: null })
    expect(snapshot.can({ type: 'file.forget', kind: 'thumbnail' })).toBe(false)
    expect(snapshot.can({ type: 'file.forget', kind: 'video' })).toBe(true)
  })

  it('is released when another takes its place, when it is forgotten, and when it is refused', async () => {
    const { actor, script, facts } = await chosen()
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: { ...videoFile, id: 'other' } })
    await script.answer('checkFile', { output: done })
    expect(facts).toEqual([{ type: 'files.released', ids: ['video'] }])
    actor.send({ type: 'file.forget', kind: 'thumbnail' })
    expect(facts.slice(1)).toEqual([{ type: 'files.released', ids: ['picture'] }])
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: text })
    expect(facts.slice(2)).toEqual([{ type: 'files.released', ids: ['other', 'text'] }])
  })

  it.each([
    { output: { failure: { code: 'UNSUPPORTED_VIDEO' as const, message: 'Illisible', fields: {} }, targetId: null, fileId: 'video' } },
    { error: bug },
  ])('is released when it cannot be read', async (outcome) => {
    const { actor, script, facts } = opened()
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: videoFile })
    await script.answer('checkFile', outcome)
    expect(facts).toEqual([{ type: 'files.released', ids: ['video'] }])
  })

  it('is released when the changes are discarded', async () => {
    const { actor, facts } = await chosen()
    actor.send({ type: 'dialog.close' })
    expect(selectIsConfirming(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'changes.discard' })
    expect([selectIsOpen(actor.getSnapshot()), facts]).toEqual([false, [{ type: 'files.released', ids: ['video', 'picture'] }]])
  })
})

const ended = { type: 'transfer.ended', contentId: 'content-1' }

describe('sending the files', () => {
  it('sends the video, then the thumbnail, once each, in place of those of this video', async () => {
    const { actor, script } = await sending()
    const steps = [
      { type: 'send', kind: 'video', file: videoFile },
      { type: 'send', kind: 'thumbnail', file: picture },
    ]
    expect(script.asked.at(-1)).toEqual({
      id: 'transfer',
      input: { parentRef: actor, steps, ...once, maxAttempts: 6, targetId: 'content-1' },
    })
    expect([selectIsBusy(actor.getSnapshot()), selectIsSending(actor.getSnapshot()), selectProgress(actor.getSnapshot())]).toEqual([
      true,
      true,
      50,
    ])
  })

  it('saves the texts before', async () => {
    const { script } = await sending()
    const texts = { title: 'Récolter', description: 'Au printemps', visibility: 'public', hashtags: video.hashtags, details: sentDetails }
    expect(script.asked.find(({ id }) => id === 'saveTexts')).toEqual({ id: 'saveTexts', input: { contentId: 'content-1', texts } })
  })

  it('shows the file that is being sent, and how much of it', async () => {
    const { actor } = await sending()
    actor.send({ type: 'transfer.progressed', kind: 'video', sentBytes: 400, totalBytes: 1000, at: 0 })
    expect([selectStep(actor.getSnapshot()), selectProgress(actor.getSnapshot())]).toEqual(['video', 60])
    actor.send({ type: 'transfer.progressed', kind: 'thumbnail', sentBytes: 500, totalBytes: 1000, at: 0 })
    expect([selectStep(actor.getSnapshot()), selectProgress(actor.getSnapshot())]).toEqual(['thumbnail', 85])
  })

  it('says that it waits for the next attempt, and goes on', async () => {
    const { actor } = await sending()
    actor.send({ type: 'transfer.changed', phase: 'waitingToRetry', kind: 'video', failure: null })
    expect([selectStep(actor.getSnapshot()), selectIsSending(actor.getSnapshot())]).toEqual(['waitingToRetry', true])
    actor.send({ type: 'transfer.changed', phase: 'opening', kind: 'video', failure: null })
    expect(selectStep(actor.getSnapshot())).toBe('video')
  })

  it('announces what an interrupted page would have to keep, once the server knows the file, until the dialog is done with it', async () => {
    const { actor, facts } = await sending()
    expect(facts).toEqual([])
    actor.send({ type: 'upload.opened', fingerprint: '1000-abc' })
    const form = { ...selectForm(actor.getSnapshot()), title: 'Récolter' }
    const files = { video: videoFile, thumbnail: picture }
    const transfer = { contentId: 'content-1', form, files, videoFile: 'replaceable', fingerprint: '1000-abc' }
    expect(facts).toEqual([{ type: 'transfer.begun', transfer }])
    actor.send({ type: 'sending.cancel' })
    expect(facts.slice(1)).toEqual([ended])
  })

  it('releases a sent file, and does not send it again after a failure', async () => {
    const { actor, script, facts } = await sending()
    actor.send({ type: 'file.sent', fileId: 'video' })
    expect(facts).toEqual([{ type: 'files.released', ids: ['video'] }])
    const failure = { code: 'STORAGE_FULL', message: 'Plus de place', fields: {} }
    await script.answer('transfer', { output: { failure, targetId: 'content-1', fileId: 'picture' } })
    expect(selectFailure(actor.getSnapshot())?.message).toBe('image.png\u00a0: Plus de place')
    expect(selectErrors(actor.getSnapshot())).toEqual({ thumbnail: 'image.png\u00a0: Plus de place' })
    actor.send({ type: 'form.submit' })
    await script.answer('saveTexts', { output: undefined })
    expect(script.asked.at(-1)?.input).toMatchObject({ steps: [{ type: 'send', kind: 'thumbnail', file: picture }] })
  })

  it('starts its progress again when the files are sent again', async () => {
    const { actor, script } = await sending()
    actor.send({ type: 'transfer.progressed', kind: 'video', sentBytes: 800, totalBytes: 1000, at: 0 })
    actor.send({ type: 'sending.cancel' })
    expect([selectIsBusy(actor.getSnapshot()), selectFiles(actor.getSnapshot())]).toEqual([false, { video: videoFile, thumbnail: picture }])
    expect(script.waiting).toEqual([])
    actor.send({ type: 'form.submit' })
    expect(selectProgress(actor.getSnapshot())).toBe(30)
  })

  it('that breaks shows a message and keeps the files', async () => {
    const { actor, script } = await sending()
    await script.answer('transfer', { error: bug })
    const snapshot = actor.getSnapshot()
    expect(selectFailure(snapshot)).toEqual({ code: 'INTERNAL', message: fallbackMessage, fields: {} })
    expect([selectCanEdit(snapshot), selectFiles(snapshot)]).toEqual([true, { video: videoFile, thumbnail: picture }])
  })

  it('leaves the texts saved when it fails: only the files are unsaved', async () => {
    const { actor, script } = await sending()
    await script.answer('transfer', { error: bug })
    expect([selectForm(actor.getSnapshot()).title, selectHasUnsaved(actor.getSnapshot())]).toEqual(['Récolter', true])
    actor.send({ type: 'file.forget', kind: 'video' })
    actor.send({ type: 'file.forget', kind: 'thumbnail' })
    expect(selectHasUnsaved(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'dialog.close' })
    expect(selectIsOpen(actor.getSnapshot())).toBe(false)
  })

  it('shows the new video, then closes', async () => {
    const { actor, script, facts } = await sending()
    await script.answer('transfer', { output: done })
    expect([selectIsBusy(actor.getSnapshot()), selectProgress(actor.getSnapshot())]).toEqual([true, 95])
    await script.answer('refetchVideo', { output: undefined })
    expect([selectIsOpen(actor.getSnapshot()), facts]).toEqual([false, [ended, { type: 'video.saved', contentId: 'content-1' }]])
  })
})

describe('what is not there', () => {
  it('cannot be removed or closed', () => {
    const snapshot = opened().actor.getSnapshot()
    expect(snapshot.can({ type: 'keyword.remove', keyword: 'absent' })).toBe(false)
    expect(snapshot.can({ type: 'keyword.remove', keyword: 'neuf' })).toBe(true)
    expect(snapshot.can({ type: 'failure.dismiss' })).toBe(false)
  })

  it('leaves the errors of the form as they are', () => {
    const { actor } = opened()
    actor.send({ type: 'form.change', patch: { title: '' } })
    actor.send({ type: 'form.submit' })
    const errors = selectErrors(actor.getSnapshot())
    expect(Object.keys(errors)).toEqual(['title'])
    actor.send({ type: 'keyword.remove', keyword: 'absent' })
    actor.send({ type: 'failure.dismiss' })
    expect(selectErrors(actor.getSnapshot())).toEqual(errors)
  })
})
