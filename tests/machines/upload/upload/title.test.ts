import { describe, expect, it } from 'vitest'
import { clip, image } from './fixtures.ts'
import { editing } from './upload.ts'

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
    actor.send({ type: 'video.choose', file: { ...clip, name } })
    expect(actor.getSnapshot().context.form.title).toBe(title)
  })

  it('does not replace a typed title, and is not proposed from another kind of file', async () => {
    const { actor } = await editing()
    actor.send({ type: 'thumbnail.choose', file: image })
    expect(actor.getSnapshot().context.form.title).toBe('')
    actor.send({ type: 'form.change', patch: { title: 'Mes vacances' } })
    actor.send({ type: 'video.choose', file: clip })
    expect(actor.getSnapshot().context.form.title).toBe('Mes vacances')
  })

  it('clears the error of a missing title once a file proposes one', async () => {
    const { actor } = await editing()
    actor.send({ type: 'upload.publish', isSignedIn: true })
    actor.send({ type: 'video.choose', file: clip })
    expect(actor.getSnapshot().context.errors).toEqual({})
  })
})
