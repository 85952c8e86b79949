import { describe, expect, it } from 'vitest'
import { imageUploadMachine } from '../../../../src/machines/upload/imageUpload/imageUploadMachine.ts'
import * as select from '../../../../src/machines/upload/imageUpload/selectors.ts'
import type { ChosenFile } from '../../../../src/machines/upload/fileTransfer/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { SendFileInput } from '../../../../src/machines/upload/fileTransfer/actors.ts'
import type { Script } from '../../../support/model/script.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const banner: ChosenFile = { id: 'file-1', name: 'plage.png', type: 'image/png', size: 1_000 }

function chosen(file: ChosenFile = banner) {
  const scripted = startScripted(imageUploadMachine, { kind: 'banner', subjectId: 'channel-1' })
  scripted.actor.send({ type: 'image.choose', file })
  return { ...scripted, snapshot: () => scripted.actor.getSnapshot() }
}

/** What the actor that sends the image was given. */
function sending({ asked }: Pick<Script, 'asked'>): Pick<SendFileInput, 'onProgress'> {
  const input = asked.at(-1)?.input
  if (typeof input !== 'object' || input === null || !('onProgress' in input) || typeof input.onProgress !== 'function') {
    throw new Error('Nothing is being sent')
  }
  const { onProgress } = input
  return { onProgress: (progress) => void Reflect.apply(onProgress, undefined, [progress]) }
}

describe('an image', () => {
  it('is checked, sent, and shown', async () => {
    const { script, facts, snapshot } = chosen()
    expect([select.selectProgress(snapshot()), select.selectCanCancel(snapshot())]).toEqual([null, false])
    await script.answer('checkFile', { output: undefined })
    expect(script.asked.at(-1)).toMatchObject({ id: 'sendFile', input: { kind: 'banner', targetId: 'channel-1', isReplacement: false } })
    sending(script).onProgress({ sentBytes: 250, totalBytes: 1_000, at: 0 })
    expect([select.selectProgress(snapshot()), select.selectCanCancel(snapshot())]).toEqual([25, true])
    await script.answer('sendFile', { output: undefined })
    expect(script.asked.at(-1)).toEqual({ id: 'refetchImage', input: { subjectId: 'channel-1' } })
    await script.answer('refetchImage', { output: undefined })
    expect(facts).toEqual([{ type: 'image.uploaded', kind: 'banner', fileId: 'file-1' }])
    expect([select.selectIsBusy(snapshot()), select.selectProgress(snapshot())]).toEqual([false, null])
  })

  it('of more than 5 MB is refused before it is read, and cannot be retried', () => {
    const { script, snapshot } = chosen({ ...banner, size: 5 * 1024 ** 2 + 1 })
    expect(select.selectFailure(snapshot())?.message).toBe('plage.png\u00a0: L’image ne peut pas dépasser 5MB')
    expect([script.asked, select.selectCanRetry(snapshot())]).toEqual([[], false])
  })

  it('whose transfer fails shows the error immediately, and is read and sent again when the user retries', async () => {
    const { actor, script, snapshot } = chosen()
    await script.answer('checkFile', { output: undefined })
    await script.answer('sendFile', { error: new AppError('UPLOAD_INTERRUPTED') })
    expect(select.selectFailure(snapshot())?.message).toBe('plage.png\u00a0: L’envoi du fichier a été interrompu')
    actor.send({ type: 'upload.retry' })
    await script.answer('checkFile', { output: undefined })
    expect(script.asked.map(({ id }) => id)).toEqual(['checkFile', 'sendFile', 'checkFile', 'sendFile'])
  })

  it('does not name the file when the session has ended', async () => {
    const { script, snapshot } = chosen()
    await script.answer('checkFile', { output: undefined })
    await script.answer('sendFile', { error: new AppError('SESSION_EXPIRED') })
    expect(select.selectFailure(snapshot())?.message).toBe('Votre session a expiré, reconnectez-vous')
  })

  it('is discarded when its transfer is cancelled', async () => {
    const { actor, script, snapshot, facts } = chosen()
    await script.answer('checkFile', { output: undefined })
    actor.send({ type: 'upload.cancel' })
    expect([select.selectIsBusy(snapshot()), select.selectProgress(snapshot()), facts]).toEqual([false, null, []])
  })
})
