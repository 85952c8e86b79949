import { expect, it } from 'vitest'
import { playlistOrderMachine } from '../../../../src/machines/playlist/playlistOrder/playlistOrderMachine.ts'
import type { Move } from '../../../../src/machines/playlist/playlistOrder/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Order = Scripted<typeof playlistOrderMachine>

const toEnd: Move = { contentId: 'content-1', beforeId: null }
const upward: Move = { contentId: 'content-3', beforeId: 'content-2' }
const further: Move = { contentId: 'content-4', beforeId: 'content-3' }

function moved(...moves: Move[]): Order {
  const order = startScripted(playlistOrderMachine, { playlistId: 'playlist-1' })
  for (const move of moves) order.actor.send({ type: 'content.move', move })
  return order
}
const sent = ({ script }: Order): unknown[] => script.asked.map(({ input }) => input)
/** The moves that the screen applies by itself, on top of the order that it has from the cache. */
const waiting = ({ actor }: Order): readonly Move[] => actor.getSnapshot().context.waiting

it('sends nothing until something is moved', () => {
  expect([sent(moved()), waiting(moved())]).toEqual([[], []])
})

it('sends a move at once', () => {
  const order = moved(toEnd)
  expect(sent(order)).toEqual([{ playlistId: 'playlist-1', contentId: 'content-1', beforeId: null }])
  expect(waiting(order)).toEqual([])
})

it('sends the moves one at a time, in their order, each once', async () => {
  const order = moved(toEnd, upward, further)
  expect([sent(order).length, waiting(order)]).toEqual([1, [upward, further]])
  await order.script.answer('moveContent', { output: undefined })
  expect([sent(order).length, waiting(order)]).toEqual([2, [further]])
  await order.script.answer('moveContent', { output: undefined })
  await order.script.answer('moveContent', { output: undefined })
  expect(sent(order)).toEqual([
    { playlistId: 'playlist-1', contentId: 'content-1', beforeId: null },
    { playlistId: 'playlist-1', contentId: 'content-3', beforeId: 'content-2' },
    { playlistId: 'playlist-1', contentId: 'content-4', beforeId: 'content-3' },
  ])
  expect([waiting(order), order.facts]).toEqual([[], []])
})

it('sends a move that is made after the others were saved', async () => {
  const order = moved(toEnd)
  await order.script.answer('moveContent', { output: undefined })
  order.script.clock.increment(60_000)
  order.actor.send({ type: 'content.move', move: upward })
  expect([sent(order).length, order.facts]).toEqual([2, []])
})

it('drops the moves that build on one that failed, and says so once', async () => {
  const order = moved(toEnd, upward, further)
  await order.script.answer('moveContent', { error: new Error('lost') })
  expect(order.facts).toEqual([
    { type: 'move.failed', failure: { code: 'INTERNAL', message: 'Erreur lors de la modification de la playlist', fields: {} } },
  ])
  expect([sent(order).length, waiting(order)]).toEqual([1, []])
  order.actor.send({ type: 'content.move', move: further })
  expect(sent(order).at(-1)).toEqual({ playlistId: 'playlist-1', contentId: 'content-4', beforeId: 'content-3' })
})

it('keeps the reason that the server gives', async () => {
  const order = moved(toEnd)
  await order.script.answer('moveContent', { error: new AppError('PLAYLIST_NOT_FOUND') })
  expect(order.facts).toMatchObject([{ failure: { code: 'PLAYLIST_NOT_FOUND', message: 'Playlist introuvable' } }])
})

it('stops waiting for a server that does not answer for thirty seconds, and drops what waits', () => {
  const order = moved(toEnd, upward)
  order.script.clock.increment(29_999)
  expect([order.facts, waiting(order)]).toEqual([[], [upward]])
  order.script.clock.increment(1)
  expect(order.facts).toMatchObject([{ type: 'move.failed', failure: { code: 'TIMEOUT' } }])
  expect([sent(order).length, waiting(order)]).toEqual([1, []])
  order.actor.send({ type: 'content.move', move: further })
  expect(sent(order).at(-1)).toEqual({ playlistId: 'playlist-1', contentId: 'content-4', beforeId: 'content-3' })
})
