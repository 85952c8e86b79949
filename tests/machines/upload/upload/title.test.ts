import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../src/shared/errors.ts'
import { clip, image } from './fixtures.ts'
import { editing } from './upload.ts'
import { atMost } from '../../../support/largestVideo.ts'

describe('the title of an upload', () => {
  it.each([
    ['plongée_au-large--01.MP4', 'plongée au large 01'],
    ['le.video.final.mov', 'le.video.final'],
    [`${'x'.repeat(150)}.mp4`, 'x'.repeat(100)],
    [`${'x'.repeat(99)}😀.mp4`, 'x'.repeat(99)],
    ['\u202Egnp.mp4', 'gnp'],
    ['.mp4', ''],
  ])('is proposed from the file name %s', async (name, title) => {
    const { actor } = await editing()
    actor.send({ type: 'video.choose', ...atMost, file: { ...clip, name } })
    expect(actor.getSnapshot().context.form.title).toBe(title)
  })

  it('does not replace a typed title, and is not proposed from another kind of file', async () => {
    const { actor } = await editing()
    actor.send({ type: 'thumbnail.choose', file: image })
    expect(actor.getSnapshot().context.form.title).toBe('')
    actor.send({ type: 'form.change', patch: { title: 'Mes vacances' } })
    actor.send({ type: 'video.choose', ...atMost, file: clip })
    expect(actor.getSnapshot().context.form.title).toBe('Mes vacances')
  })

  it('follows the video, unless it was typed', async () => {
    const { actor, script } = await editing()
    const title = (): string => actor.getSnapshot().context.form.title
    const choose = (name: string): void => actor.send({ type: 'video.choose', ...atMost, file: { ...clip, id: name, name } })
    choose('radio.mp4')
    await script.answer('checkFile', { error: new AppError('NOT_A_VIDEO') })
    expect(title(), 'of a video that was refused').toBe('')
    choose('plage.mp4')
    await script.answer('checkFile', { output: undefined })
    choose('falaise.mp4')
    expect(title(), 'of another one').toBe('falaise')
    actor.send({ type: 'video.remove' })
    expect(title(), 'of a video that was removed').toBe('')
    choose('plage.mp4')
    actor.send({ type: 'form.change', patch: { title: 'La plage' } })
    choose('falaise.mp4')
    expect(title()).toBe('La plage')
  })

  it('clears the error of a missing title once a file proposes one', async () => {
    const { actor } = await editing()
    actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    actor.send({ type: 'video.choose', ...atMost, file: clip })
    expect(actor.getSnapshot().context.errors).toEqual({})
  })
})
