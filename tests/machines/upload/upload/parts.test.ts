import { describe, expect, it } from 'vitest'
import { createFileRegistry } from '../../../../src/machines/upload/upload/files.ts'
import { isWorthRetrying, retryDelay } from '../../../../src/machines/upload/upload/retry.ts'
import { selectFailure, selectStep } from '../../../../src/machines/upload/upload/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { publishing } from './upload.ts'

describe('the file registry', () => {
  const file = new File(['abc'], 'vacances.mp4', { type: 'video/mp4' })

  it('keeps the bytes behind an id and tells the facts', () => {
    const files = createFileRegistry()
    const chosen = files.keep(file)
    expect(chosen).toEqual({ id: expect.any(String), name: 'vacances.mp4', size: 3, type: 'video/mp4' })
    expect(files.find(chosen.id)).toBe(file)
  })

  it('gives a draft’s file back the id that it had', () => {
    const files = createFileRegistry()
    expect(files.keep(file, 'file-1').id).toBe('file-1')
    expect(files.find('file-1')).toBe(file)
  })

  it('lets go of what is released, and of nothing else', () => {
    const files = createFileRegistry()
    const [first, second] = [files.keep(file), files.keep(file)]
    files.release([first.id, 'unknown'])
    expect([files.find(first.id), files.find(second.id)]).toEqual([undefined, file])
  })
})

describe('trying again', () => {
  it('waits 1 s, doubled each time, at most 30 s', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  it('is for what passes by itself', () => {
    const codes = ['API_UNAVAILABLE', 'TIMEOUT', 'UPLOAD_INTERRUPTED', 'INVALID_INPUT', 'STORAGE_FULL', 'SESSION_EXPIRED'] as const
    expect(codes.filter((code) => isWorthRetrying({ code }))).toEqual(['API_UNAVAILABLE', 'TIMEOUT', 'UPLOAD_INTERRUPTED'])
  })

  it.each([
    new AppError('UPLOAD_INTERRUPTED', { message: 'L’envoi est trop lent' }),
    new AppError('TOO_MANY_REQUESTS', { message: 'Vous envoyez déjà 5\u00a0fichiers' }),
  ])('says meanwhile why the server did not go on: $message', async (error) => {
    const { actor, script } = await publishing()
    await script.answer('createContent', { output: { contentId: 'content-1' } })
    await script.answer('uploadVideo', { error })
    const snapshot = actor.getSnapshot()
    expect([selectStep(snapshot), selectFailure(snapshot)?.message]).toEqual(['waitingToRetry', error.message])
    script.clock.increment(1_000)
    expect(selectStep(actor.getSnapshot())).toBe('uploadingVideo')
  })
})
