import { describe, expect, it } from 'vitest'
import { selectFailure, selectStep } from '../../../../src/machines/upload/upload/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { publishing } from './upload.ts'

describe('waiting for a retry', () => {
  it.each([
    new AppError('UPLOAD_INTERRUPTED', { message: 'L’envoi est trop lent' }),
    new AppError('TOO_MANY_REQUESTS', { message: 'Vous envoyez déjà 5\u00a0fichiers' }),
  ])('shows during the wait why the server interrupted the transfer: $message', async (error) => {
    const { actor, script, openVideo } = await publishing()
    await script.answer('createContent', { output: { contentId: 'content-1' } })
    await openVideo()
    await script.answer('sendFile', { error })
    const snapshot = actor.getSnapshot()
    expect([selectStep(snapshot), selectFailure(snapshot)?.message]).toEqual(['waitingToRetry', error.message])
    script.clock.increment(1_000)
    expect(selectStep(actor.getSnapshot())).toBe('uploadingVideo')
  })
})
