import { describe, expect, it } from 'vitest'
import type { TransferStep } from '../../../../src/machines/upload/fileTransfer/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { clip, content, failureOf, image } from './fixtures.ts'
import { askedOf, stateOf, transferring } from './transfer.ts'

const outOfReach = new AppError('API_UNAVAILABLE')
const check: TransferStep = { type: 'check', kind: 'video', file: clip }
const sendClip: TransferStep = { type: 'send', kind: 'video', file: clip }
const sendImage: TransferStep = { type: 'send', kind: 'thumbnail', file: image }

describe('checking a file', () => {
  it('reads the file before any request is sent', async () => {
    const transfer = transferring({ steps: [check, sendClip] })
    expect(transfer.script.asked).toEqual([{ id: 'checkFile', input: { kind: 'video', file: clip } }])
    await transfer.script.answer('checkFile', { output: undefined })
    expect(askedOf(transfer)).toEqual(['checkFile', 'openUpload'])
  })

  it('ends the transfer of a refused file, without a retry', async () => {
    const transfer = transferring({ steps: [check, sendClip] })
    await transfer.script.answer('checkFile', { error: new AppError('UNSUPPORTED_VIDEO') })
    expect(transfer.actor.getSnapshot().output).toEqual({
      failure: failureOf('UNSUPPORTED_VIDEO'),
      targetId: 'content-1',
      fileId: 'file-clip',
    })
    expect(askedOf(transfer)).toEqual(['checkFile'])
  })

  it('asks the user to choose the file again when it cannot be read within thirty seconds', () => {
    const transfer = transferring({ steps: [check, sendClip] })
    transfer.script.clock.increment(29_999)
    expect(transfer.actor.getSnapshot().status).toBe('active')
    transfer.script.clock.increment(1)
    expect(transfer.actor.getSnapshot().output?.failure?.message).toBe('Le fichier ne peut plus être lu, choisissez-le de nouveau')
  })

  it('can be the only step', async () => {
    const transfer = transferring({ steps: [check], targetId: null })
    await transfer.script.answer('checkFile', { output: undefined })
    expect(transfer.actor.getSnapshot().output).toEqual({ failure: null, targetId: null, fileId: null })
    expect(transfer.reports).toEqual([])
  })
})

describe('the quota', () => {
  const checkQuota: TransferStep = { type: 'checkQuota', kind: 'video', file: clip }
  const steps = [checkQuota, { type: 'createContent', content } as const, sendClip]

  it('is asked about before anything exists on the server', async () => {
    const transfer = transferring({ steps, targetId: null })
    expect(transfer.script.asked).toEqual([{ id: 'checkQuota', input: { file: clip } }])
    expect(transfer.reports).toEqual([{ type: 'transfer.changed', phase: 'creatingContent', kind: 'video', failure: null }])
    await transfer.script.answer('checkQuota', { output: undefined })
    expect(askedOf(transfer)).toEqual(['checkQuota', 'createContent'])
  })

  it('that is exceeded ends the transfer with its reason, without a retry', async () => {
    const transfer = transferring({ steps, targetId: null })
    const message = 'Votre quota est atteint\u00a0: il vous reste 1\u00a0octet sur 2\u00a0octets'
    await transfer.script.answer('checkQuota', { error: new AppError('QUOTA_EXCEEDED', { message }) })
    transfer.script.clock.increment(60_000)
    expect(transfer.actor.getSnapshot().output).toEqual({
      failure: { code: 'QUOTA_EXCEEDED', message, fields: {} },
      targetId: null,
      fileId: 'file-clip',
    })
    expect(askedOf(transfer)).toEqual(['checkQuota'])
  })

  it('is asked about again after a passing failure, and when the network is back', async () => {
    const transfer = transferring({ steps, targetId: null })
    await transfer.script.answer('checkQuota', { error: outOfReach })
    expect(stateOf(transfer)).toBe('waitingToRetry')
    transfer.script.clock.increment(1_000)
    transfer.actor.send({ type: 'network.lost' })
    expect(stateOf(transfer)).toBe('offline')
    transfer.actor.send({ type: 'network.recovered' })
    expect(askedOf(transfer)).toEqual(['checkQuota', 'checkQuota', 'checkQuota'])
  })

  it('that is exceeded once the record exists ends the transfer as well, before a byte is sent', async () => {
    const transfer = transferring()
    await transfer.script.answer('openUpload', { error: new AppError('QUOTA_EXCEEDED') })
    expect(transfer.actor.getSnapshot().output?.failure).toEqual(failureOf('QUOTA_EXCEEDED'))
    expect(askedOf(transfer)).toEqual(['openUpload'])
  })
})

describe('sending', () => {
  it('creates the content first, then sends the video, then the thumbnail', async () => {
    const transfer = transferring({ steps: [{ type: 'createContent', content }, sendClip, sendImage], targetId: null })
    expect(transfer.script.asked.at(-1)).toEqual({ id: 'createContent', input: content })
    await transfer.script.answer('createContent', { output: { contentId: 'content-9' } })
    expect(transfer.script.asked.at(-1)).toEqual({ id: 'openUpload', input: { file: clip, targetId: 'content-9' } })
    await transfer.open()
    expect(transfer.script.asked.at(-1)).toMatchObject({
      id: 'sendFile',
      input: { kind: 'video', uploadId: 'tus-1', targetId: 'content-9' },
    })
    await transfer.script.answer('sendFile', { output: undefined })
    expect(transfer.script.asked.at(-1)).toEqual({ id: 'finishUpload', input: { uploadId: 'tus-1' } })
    await transfer.script.answer('finishUpload', { output: undefined })
    expect(transfer.script.asked.at(-1)).toMatchObject({
      id: 'sendFile',
      input: { kind: 'thumbnail', file: image, targetId: 'content-9', uploadId: null },
    })
    await transfer.script.answer('sendFile', { output: undefined })
    expect(transfer.reports.filter(({ type }) => type === 'file.sent')).toHaveLength(2)
    expect(transfer.actor.getSnapshot().output).toEqual({ failure: null, targetId: 'content-9', fileId: null })
  })

  it('ends when the server refuses the record, and sends no file', async () => {
    const transfer = transferring({ steps: [{ type: 'createContent', content }, sendClip], targetId: null })
    const fields = { title: 'Le titre est requis' }
    await transfer.script.answer('createContent', { error: new AppError('INVALID_INPUT', { fields }) })
    expect(transfer.actor.getSnapshot().output).toEqual({
      failure: { code: 'INVALID_INPUT', message: 'Veuillez corriger les erreurs dans le formulaire', fields },
      targetId: null,
      fileId: null,
    })
    transfer.script.clock.increment(60_000)
    expect(askedOf(transfer)).toEqual(['createContent'])
  })

  it('reports each step once to its parent, in order', async () => {
    const transfer = transferring({ steps: [{ type: 'createContent', content }, sendClip], targetId: null })
    await transfer.script.answer('createContent', { output: { contentId: 'content-9' } })
    await transfer.open(500)
    transfer.actor.send({ type: 'bytes.sent', sentBytes: 1_000, totalBytes: 3_000, at: 20 })
    await transfer.script.answer('sendFile', { output: undefined })
    await transfer.script.answer('finishUpload', { output: undefined })
    expect(transfer.reports).toEqual([
      { type: 'transfer.changed', phase: 'creatingContent', kind: null, failure: null },
      { type: 'content.created', contentId: 'content-9' },
      { type: 'transfer.changed', phase: 'opening', kind: 'video', failure: null },
      { type: 'upload.opened', fingerprint: '3000-abc' },
      { type: 'transfer.progressed', kind: 'video', sentBytes: 500, totalBytes: 3_000, at: 0 },
      { type: 'transfer.changed', phase: 'sending', kind: 'video', failure: null },
      { type: 'transfer.progressed', kind: 'video', sentBytes: 1_000, totalBytes: 3_000, at: 20 },
      { type: 'transfer.changed', phase: 'finishing', kind: 'video', failure: null },
      { type: 'file.sent', fileId: 'file-clip' },
    ])
  })

  it('replaces the server’s image when requested', () => {
    const inputs = [true, false].map((isReplacement) => transferring({ steps: [sendImage], isReplacement }).script.asked[0]?.input)
    expect(inputs).toMatchObject([{ isReplacement: true }, { isReplacement: false }])
  })

  it('names the file that failed, not the one that was sent', async () => {
    const transfer = transferring({ steps: [sendClip, sendImage] })
    await transfer.sendVideo()
    await transfer.script.answer('sendFile', { error: new AppError('IMAGE_TOO_MANY_PIXELS') })
    expect(transfer.actor.getSnapshot().output).toEqual({
      failure: failureOf('IMAGE_TOO_MANY_PIXELS'),
      targetId: 'content-1',
      fileId: 'file-image',
    })
  })

  it('uses the fallback message of the action for an error without a message', async () => {
    const transfer = transferring({ fallbackMessage: 'Erreur lors de la mise à jour du compte' })
    await transfer.script.answer('openUpload', { error: new Error('A bug') })
    expect(transfer.actor.getSnapshot().output?.failure).toEqual({
      code: 'INTERNAL',
      message: 'Erreur lors de la mise à jour du compte',
      fields: {},
    })
  })
})

describe('a session that ended', () => {
  it.each(['UNAUTHENTICATED', 'SESSION_EXPIRED'] as const)('ends the transfer immediately: %s', async (code) => {
    const transfer = transferring()
    await transfer.open()
    await transfer.script.answer('sendFile', { error: new AppError(code) })
    expect(transfer.actor.getSnapshot().output).toEqual({ failure: failureOf(code), targetId: 'content-1', fileId: 'file-clip' })
    transfer.script.clock.increment(60_000)
    expect(askedOf(transfer)).toEqual(['openUpload', 'sendFile'])
  })
})

describe('a temporary failure', () => {
  it('is retried automatically, with growing delays, at most six times', async () => {
    const transfer = transferring()
    for (const delay of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await transfer.open()
      await transfer.script.answer('sendFile', { error: outOfReach })
      transfer.script.clock.increment(delay - 1)
      expect(stateOf(transfer)).toBe('waitingToRetry')
      transfer.script.clock.increment(1)
      expect(stateOf(transfer)).toBe('openingUpload')
    }
    await transfer.open()
    await transfer.script.answer('sendFile', { error: outOfReach })
    expect(transfer.actor.getSnapshot().output).toEqual({
      failure: failureOf('API_UNAVAILABLE'),
      targetId: 'content-1',
      fileId: 'file-clip',
    })
    expect(askedOf(transfer)).toHaveLength(12)
  })

  it('begins to be counted anew when the server has more of the file than before', async () => {
    const transfer = transferring({ maxAttempts: 2 })
    for (const arrivedBytes of [0, 500, 1_000, 1_500]) {
      await transfer.open(arrivedBytes)
      await transfer.script.answer('sendFile', { error: new AppError('UPLOAD_INTERRUPTED') })
      transfer.script.clock.increment(1_000)
      expect(stateOf(transfer)).toBe('openingUpload')
    }
    await transfer.open(1_500)
    await transfer.script.answer('sendFile', { error: new AppError('UPLOAD_INTERRUPTED') })
    expect(transfer.actor.getSnapshot().status).toBe('done')
  })

  it('is not retried automatically when only one attempt is allowed', async () => {
    const transfer = transferring({ maxAttempts: 1 })
    await transfer.open()
    await transfer.script.answer('sendFile', { error: new AppError('UPLOAD_INTERRUPTED') })
    expect(transfer.actor.getSnapshot().output?.failure?.code).toBe('UPLOAD_INTERRUPTED')
  })

  it('of an image is counted however many bytes were sent', async () => {
    const transfer = transferring({ steps: [sendImage], maxAttempts: 2 })
    await transfer.script.answer('sendFile', { error: outOfReach })
    transfer.script.clock.increment(1_000)
    transfer.actor.send({ type: 'bytes.sent', sentBytes: 900, totalBytes: 900, at: 0 })
    await transfer.script.answer('sendFile', { error: outOfReach })
    expect(transfer.actor.getSnapshot().status).toBe('done')
  })

  it('is counted for its step only', async () => {
    const transfer = transferring({ steps: [{ type: 'createContent', content }, sendClip], targetId: null, maxAttempts: 2 })
    await transfer.script.answer('createContent', { error: outOfReach })
    transfer.actor.send({ type: 'transfer.retry' })
    await transfer.script.answer('createContent', { output: { contentId: 'content-9' } })
    await transfer.script.answer('openUpload', { error: outOfReach })
    expect(stateOf(transfer)).toBe('waitingToRetry')
  })

  it('shows why it waits, can be retried by the user, and repeats no finished step', async () => {
    const transfer = transferring({ steps: [sendClip, sendImage] })
    await transfer.sendVideo()
    await transfer.script.answer('sendFile', { error: new AppError('TOO_MANY_REQUESTS', { message: 'Vous envoyez déjà 5 fichiers' }) })
    expect(transfer.reports.at(-1)).toEqual({
      type: 'transfer.changed',
      phase: 'waitingToRetry',
      kind: 'thumbnail',
      failure: { code: 'TOO_MANY_REQUESTS', message: 'Vous envoyez déjà 5 fichiers', fields: {} },
    })
    transfer.actor.send({ type: 'transfer.retry' })
    const sent = transfer.script.asked.filter(({ id }) => id === 'sendFile')
    expect(sent.map(({ input }) => input)).toMatchObject([{ kind: 'video' }, { kind: 'thumbnail' }, { kind: 'thumbnail' }])
    expect(transfer.reports.at(-1)).toMatchObject({ phase: 'sending', failure: null })
  })
})

describe('a video', () => {
  it('that the server has already is checked without a byte being sent again', async () => {
    const transfer = transferring()
    await transfer.open(3_000)
    await transfer.script.answer('sendFile', { output: undefined })
    await transfer.script.answer('finishUpload', { error: outOfReach })
    transfer.actor.send({ type: 'transfer.retry' })
    expect(askedOf(transfer)).toEqual(['openUpload', 'sendFile', 'finishUpload', 'openUpload'])
  })

  it('of which the server has less than the browser has sent goes on where the server is', async () => {
    const transfer = transferring()
    await transfer.open(2_000)
    await transfer.script.answer('sendFile', { output: undefined })
    await transfer.script.answer('finishUpload', { error: new AppError('UPLOAD_INCOMPLETE') })
    expect(stateOf(transfer)).toBe('waitingToRetry')
    transfer.script.clock.increment(1_000)
    await transfer.open(1_800)
    expect(transfer.reports.at(-2)).toMatchObject({ type: 'transfer.progressed', sentBytes: 1_800 })
    expect(stateOf(transfer)).toBe('sending')
  })

  it('that the server refuses ends the transfer with its reason', async () => {
    const transfer = transferring()
    await transfer.open()
    await transfer.script.answer('sendFile', { output: undefined })
    await transfer.script.answer('finishUpload', { error: new AppError('NOT_A_VIDEO') })
    expect(transfer.actor.getSnapshot().output).toEqual({ failure: failureOf('NOT_A_VIDEO'), targetId: 'content-1', fileId: 'file-clip' })
  })
})

describe('a lost network', () => {
  it('is waited for without a limit, and its return opens the upload again', async () => {
    const transfer = transferring()
    transfer.actor.send({ type: 'network.lost' })
    expect(transfer.reports.at(-1)).toEqual({ type: 'transfer.changed', phase: 'offline', kind: 'video', failure: null })
    transfer.script.clock.increment(600_000)
    expect(askedOf(transfer)).toHaveLength(1)
    transfer.actor.send({ type: 'network.recovered' })
    expect(askedOf(transfer)).toEqual(['openUpload', 'openUpload'])
  })

  it('is waited for while the record is made, and while the last part is confirmed', async () => {
    const creating = transferring({ steps: [{ type: 'createContent', content }], targetId: null })
    creating.actor.send({ type: 'network.lost' })
    expect(stateOf(creating)).toBe('offline')
    creating.actor.send({ type: 'network.recovered' })
    expect(askedOf(creating)).toEqual(['createContent', 'createContent'])
    const finishing = transferring()
    await finishing.open()
    await finishing.script.answer('sendFile', { output: undefined })
    expect(stateOf(finishing)).toBe('finishing')
    finishing.actor.send({ type: 'network.lost' })
    expect(stateOf(finishing)).toBe('offline')
  })

  it('is no failure: the reason of the attempt before is no longer shown', async () => {
    const transfer = transferring()
    await transfer.script.answer('openUpload', { error: outOfReach })
    transfer.actor.send({ type: 'network.lost' })
    expect(transfer.reports.at(-1)).toEqual({ type: 'transfer.changed', phase: 'offline', kind: 'video', failure: null })
  })

  it('ends the wait before a retry as soon as it returns', async () => {
    const transfer = transferring()
    await transfer.script.answer('openUpload', { error: outOfReach })
    transfer.actor.send({ type: 'network.recovered' })
    expect(askedOf(transfer)).toEqual(['openUpload', 'openUpload'])
    await transfer.sendVideo()
    expect(transfer.actor.getSnapshot().output).toEqual({ failure: null, targetId: 'content-1', fileId: null })
  })

  it('does not count as an attempt', async () => {
    const transfer = transferring({ maxAttempts: 2 })
    await transfer.script.answer('openUpload', { error: outOfReach })
    transfer.actor.send({ type: 'network.lost' })
    transfer.actor.send({ type: 'network.recovered' })
    await transfer.script.answer('openUpload', { error: outOfReach })
    expect(stateOf(transfer)).toBe('waitingToRetry')
  })

  it('does not interrupt a request that still moves', async () => {
    const transfer = transferring()
    await transfer.open()
    transfer.actor.send({ type: 'network.lost' })
    transfer.actor.send({ type: 'network.recovered' })
    expect([stateOf(transfer), askedOf(transfer)]).toEqual(['sending', ['openUpload', 'sendFile']])
    await transfer.script.answer('sendFile', { error: outOfReach })
    transfer.actor.send({ type: 'network.lost' })
    expect(stateOf(transfer)).toBe('offline')
  })
})
