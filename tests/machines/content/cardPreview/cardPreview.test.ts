import { describe, expect, it } from 'vitest'
import { cardPreviewMachine } from '../../../../src/machines/content/cardPreview/cardPreviewMachine.ts'
import { selectTile } from '../../../../src/machines/content/cardPreview/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'
import { tiles } from './fixtures.ts'

type Preview = Scripted<typeof cardPreviewMachine>

const start = (): Preview => startScripted(cardPreviewMachine, { contentId: 'c1' })
const enter = ({ actor }: Preview, isMotionReduced = false): void => actor.send({ type: 'card.enter', isMotionReduced })
const leave = ({ actor }: Preview): void => actor.send({ type: 'card.leave' })
const wait = ({ script }: Preview, ms: number): void => script.clock.increment(ms)
/** What was asked of the server, in order. */
const asked = ({ script }: Preview): unknown[] => script.asked.map(({ input }) => input)
/** The left edge of the picture that is shown, in the sheet; null without one. */
const shown = ({ actor }: Preview): number | null => selectTile(actor.getSnapshot())?.x ?? null

async function playing(count: number): Promise<Preview> {
  const preview = start()
  enter(preview)
  wait(preview, 400)
  await preview.script.answer('readStoryboard', { output: tiles(count) })
  return preview
}

describe('the moving preview of a card', () => {
  it('asks for nothing until the pointer has stayed for 400 ms', () => {
    const preview = start()
    enter(preview)
    wait(preview, 399)
    expect(asked(preview)).toEqual([])
    wait(preview, 1)
    expect(asked(preview)).toEqual([{ contentId: 'c1' }])
    expect(shown(preview)).toBeNull()
  })

  it('asks for nothing when the pointer only passes', () => {
    const preview = start()
    enter(preview)
    wait(preview, 300)
    leave(preview)
    wait(preview, 1000)
    expect(asked(preview)).toEqual([])
  })

  it('shows one picture after the other, and begins anew after the last', async () => {
    const preview = await playing(3)
    const seen = [shown(preview)]
    for (const ms of [599, 1, 600, 600]) {
      wait(preview, ms)
      seen.push(shown(preview))
    }
    expect(seen).toEqual([0, 0, 160, 320, 0])
  })

  it('shows twelve of a long video, from all of it', async () => {
    const preview = await playing(120)
    const seen: unknown[] = []
    for (let n = 0; n < 13; n += 1) {
      seen.push(shown(preview))
      wait(preview, 600)
    }
    expect(seen).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 0].map((index) => index * 160))
  })

  it('is still again when the pointer leaves, and begins at the first picture without asking again', async () => {
    const preview = await playing(3)
    wait(preview, 700)
    leave(preview)
    expect(shown(preview)).toBeNull()
    enter(preview)
    wait(preview, 400)
    expect([shown(preview), asked(preview).length]).toEqual([0, 1])
  })

  it('does not come for people who have asked for less motion', () => {
    const preview = start()
    enter(preview, true)
    wait(preview, 1000)
    expect(asked(preview)).toEqual([])
  })

  it.each([0, 1])('leaves the thumbnail of a video with %i pictures, and does not ask again', async (count) => {
    const preview = await playing(count)
    expect(shown(preview)).toBeNull()
    leave(preview)
    enter(preview)
    wait(preview, 2000)
    expect([shown(preview), asked(preview).length]).toEqual([null, 1])
  })
})

describe('pictures that cannot be read', () => {
  it.each([
    ['the server refuses them', (preview: Preview) => preview.script.answer('readStoryboard', { error: new AppError('NOT_FOUND') })],
    ['they do not come within 30 s', async (preview: Preview) => wait(preview, 30_000)],
  ])('leave the thumbnail when %s, and are asked for again at the next visit', async (_, fail) => {
    const preview = start()
    enter(preview)
    wait(preview, 400)
    await fail(preview)
    expect(shown(preview)).toBeNull()
    leave(preview)
    enter(preview)
    wait(preview, 400)
    expect(asked(preview)).toHaveLength(2)
    await preview.script.answer('readStoryboard', { output: tiles(2) })
    expect(shown(preview)).toBe(0)
  })
})
