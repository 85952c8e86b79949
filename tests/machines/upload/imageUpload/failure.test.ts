import { describe, expect, it } from 'vitest'
import { imageUploadMachine } from '../../../../src/machines/upload/imageUpload/imageUploadMachine.ts'
import * as select from '../../../../src/machines/upload/imageUpload/selectors.ts'
import type { ChosenFile } from '../../../../src/machines/upload/fileTransfer/types.ts'
import type { ImageKind } from '../../../../src/machines/upload/imageUpload/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const beach: ChosenFile = { id: 'file-1', name: 'plage.png', type: 'image/png', size: 1_000 }
const forest: ChosenFile = { id: 'file-2', name: 'forêt.jpg', type: 'image/jpeg', size: 2_000 }
const notes: ChosenFile = { id: 'file-3', name: 'notes.txt', type: 'text/plain', size: 1_000 }
const interrupted = { code: 'UPLOAD_INTERRUPTED', message: 'plage.png\u00a0: L’envoi du fichier a été interrompu', fields: {} }
const refusal = 'notes.txt\u00a0: Format d’image non supporté. Utilisez JPG, PNG ou WEBP'

function opened(kind: ImageKind = 'banner') {
  const scripted = startScripted(imageUploadMachine, { kind, subjectId: 'subject-1' })
  const snapshot = () => scripted.actor.getSnapshot()
  return {
    ...scripted,
    choose: (file: ChosenFile) => scripted.actor.send({ type: 'image.choose', file }),
    asked: () => scripted.script.asked.map(({ id }) => id),
    /** what the screen draws */
    shown: () => ({
      failure: select.selectFailure(snapshot()),
      progress: select.selectProgress(snapshot()),
      isBusy: select.selectIsBusy(snapshot()),
      canCancel: select.selectCanCancel(snapshot()),
      canRetry: select.selectCanRetry(snapshot()),
    }),
  }
}

const nothing = { failure: null, progress: null, isBusy: false, canCancel: false, canRetry: false }

/** An upload whose file the server did not receive. */
async function failed(kind?: ImageKind) {
  const upload = opened(kind)
  upload.choose(beach)
  await upload.script.answer('checkFile', { output: undefined })
  await upload.script.answer('sendFile', { error: new AppError('UPLOAD_INTERRUPTED') })
  return upload
}

/** An upload whose file the server has, while the page asks for the new address. */
async function received() {
  const upload = opened()
  upload.choose(beach)
  await upload.script.answer('checkFile', { output: undefined })
  await upload.script.answer('sendFile', { output: undefined })
  return upload
}

describe('before an image is chosen', () => {
  it('shows nothing, and has nothing to retry, to cancel or to dismiss', () => {
    const { actor, shown, asked } = opened()
    for (const type of ['upload.retry', 'upload.cancel', 'failure.dismiss'] as const) actor.send({ type })
    expect([shown(), asked()]).toEqual([nothing, []])
  })
})

describe('a transfer that failed', () => {
  it('shows why, with the file’s name, and can be retried', async () => {
    const { shown } = await failed()
    expect(shown()).toEqual({ ...nothing, failure: interrupted, canRetry: true })
  })

  it('no longer shows its failure while it is retried', async () => {
    const { actor, shown } = await failed()
    actor.send({ type: 'upload.retry' })
    expect(shown()).toEqual({ ...nothing, isBusy: true })
  })

  it('shows and retries nothing once its failure is dismissed', async () => {
    const { actor, shown, asked } = await failed()
    actor.send({ type: 'failure.dismiss' })
    expect(shown()).toEqual(nothing)
    actor.send({ type: 'upload.retry' })
    expect(asked()).toEqual(['checkFile', 'sendFile'])
  })

  it('sends another image when one is chosen instead', async () => {
    const { choose, script, shown, facts } = await failed()
    choose(forest)
    expect(shown()).toEqual({ ...nothing, isBusy: true })
    expect(script.asked.at(-1)).toEqual({ id: 'checkFile', input: { kind: 'banner', file: forest } })
    await script.answer('checkFile', { output: undefined })
    await script.answer('sendFile', { output: undefined })
    await script.answer('refetchImage', { output: undefined })
    expect(facts).toEqual([{ type: 'image.uploaded', kind: 'banner', fileId: 'file-2' }])
  })

  it('refuses another file that is no image, and does not send the first one in its place', async () => {
    const { actor, choose, shown, asked } = await failed()
    choose(notes)
    const failure = { code: 'INVALID_INPUT', message: refusal, fields: { image: refusal } }
    expect(shown()).toEqual({ ...nothing, failure })
    actor.send({ type: 'upload.retry' })
    expect([shown().failure, asked()]).toEqual([failure, ['checkFile', 'sendFile']])
  })

  it.for([
    ['avatar', 'plage.png\u00a0: Erreur lors de la mise à jour du compte'],
    ['banner', 'plage.png\u00a0: Erreur lors de la mise à jour de la chaîne'],
  ] as const)('names what could not be updated when the error has no message of its own: %s', async ([kind, message]) => {
    const { choose, script, shown } = opened(kind)
    choose(beach)
    await script.answer('checkFile', { output: undefined })
    await script.answer('sendFile', { error: new TypeError('undefined is not a function') })
    expect(shown().failure).toEqual({ code: 'INTERNAL', message, fields: {} })
  })

  it('can be retried even when the transfer itself had a bug', async () => {
    const { actor, script, facts } = startScripted(imageUploadMachine, { kind: 'avatar', subjectId: 'user-ada' }, 'scripted')
    actor.send({ type: 'image.choose', file: beach })
    actor.send({ type: 'transfer.progressed', kind: 'avatar', sentBytes: 500, totalBytes: 1_000, at: 0 })
    await script.answer('transfer', { error: new TypeError('undefined is not a function') })
    const snapshot = actor.getSnapshot()
    const message = 'plage.png\u00a0: Erreur lors de la mise à jour du compte'
    expect(select.selectFailure(snapshot)).toEqual({ code: 'INTERNAL', message, fields: {} })
    expect([select.selectIsBusy(snapshot), select.selectCanCancel(snapshot), select.selectCanRetry(snapshot)]).toEqual([false, false, true])
    actor.send({ type: 'upload.retry' })
    expect([script.asked.map(({ id }) => id), facts]).toEqual([['transfer', 'transfer'], []])
  })
})

describe('an image of the wrong type', () => {
  it('shows its refusal until another image is chosen', async () => {
    const { actor, choose, shown, asked } = opened()
    choose(notes)
    expect([shown().failure?.message, asked()]).toEqual([refusal, []])
    actor.send({ type: 'upload.retry' })
    expect(asked()).toEqual([])
    choose(beach)
    expect([shown(), asked()]).toEqual([{ ...nothing, isBusy: true }, ['checkFile']])
  })

  it('shows nothing more once its refusal is dismissed', () => {
    const { actor, choose, shown } = opened()
    choose(notes)
    actor.send({ type: 'failure.dismiss' })
    expect(shown()).toEqual(nothing)
  })
})

describe('an image that the server has received', () => {
  it('keeps the page busy until the page shows it, and announces nothing before', async () => {
    const { shown, asked, facts } = await received()
    expect(shown()).toMatchObject({ isBusy: true, failure: null, canRetry: false })
    expect([asked(), facts]).toEqual([['checkFile', 'sendFile', 'refetchImage'], []])
  })

  it('leaves the page ready for the next image', async () => {
    const { choose, script, shown, asked } = await received()
    await script.answer('refetchImage', { output: undefined })
    expect(shown()).toEqual(nothing)
    choose(forest)
    expect([shown().isBusy, asked().at(-1)]).toEqual([true, 'checkFile'])
  })

  it('says that the page could not show it, and can be sent again', async () => {
    const { actor, script, shown, asked, facts } = await received()
    await script.answer('refetchImage', { error: new AppError('API_UNAVAILABLE') })
    const message = 'plage.png\u00a0: Le service est momentanément indisponible'
    expect(shown()).toEqual({ ...nothing, failure: { code: 'API_UNAVAILABLE', message, fields: {} }, canRetry: true })
    actor.send({ type: 'upload.retry' })
    expect([asked().at(-1), facts]).toEqual(['checkFile', []])
  })

  it('is no longer waited for after a cancel, and nothing is announced', async () => {
    const { actor, shown, asked, facts } = await received()
    actor.send({ type: 'upload.cancel' })
    expect([shown(), asked(), facts]).toEqual([nothing, ['checkFile', 'sendFile', 'refetchImage'], []])
  })
})
