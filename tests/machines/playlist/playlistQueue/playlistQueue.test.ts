import { expect, it } from 'vitest'
import { playlistQueueMachine } from '../../../../src/machines/playlist/playlistQueue/playlistQueueMachine.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Queue = Scripted<typeof playlistQueueMachine>

function opened(nextId: string | null): Queue {
  const queue = startScripted(playlistQueueMachine)
  queue.actor.send({ type: 'order.changed', nextId })
  return queue
}
const end = ({ actor }: Queue): void => actor.send({ type: 'video.ended' })
const autoplays = ({ actor }: Queue): boolean => actor.getSnapshot().hasTag('autoplaying')

it('does not start the first video by itself', () => {
  const queue = opened('content-2')
  expect([autoplays(queue), queue.facts]).toEqual([false, []])
})

it('opens the next video when the first ends, and starts it', () => {
  const queue = opened('content-2')
  end(queue)
  expect([autoplays(queue), queue.facts]).toEqual([true, [{ type: 'video.wanted', contentId: 'content-2' }]])
})

it('opens one video at each end, also when a player says it twice', () => {
  const queue = opened('content-2')
  end(queue)
  queue.actor.send({ type: 'order.changed', nextId: 'content-3' })
  end(queue)
  end(queue)
  expect(queue.facts).toEqual([
    { type: 'video.wanted', contentId: 'content-2' },
    { type: 'video.wanted', contentId: 'content-3' },
  ])
})

it('opens one video when the end of the first is said twice, and still starts it', () => {
  const queue = opened('content-2')
  end(queue)
  end(queue)
  expect([autoplays(queue), queue.facts]).toEqual([true, [{ type: 'video.wanted', contentId: 'content-2' }]])
  queue.actor.send({ type: 'order.changed', nextId: 'content-3' })
  end(queue)
  end(queue)
  queue.actor.send({ type: 'order.changed', nextId: null })
  expect(autoplays(queue)).toBe(true)
  end(queue)
  expect([autoplays(queue), queue.facts.length]).toEqual([false, 2])
})

it('starts a video that was chosen from the list', () => {
  const queue = opened('content-2')
  queue.actor.send({ type: 'video.choose' })
  expect([autoplays(queue), queue.facts]).toEqual([true, []])
  end(queue)
  expect([autoplays(queue), queue.facts]).toEqual([true, [{ type: 'video.wanted', contentId: 'content-2' }]])
})

it('opens the video that follows in the last order', () => {
  const queue = opened('content-2')
  queue.actor.send({ type: 'order.changed', nextId: 'content-9' })
  end(queue)
  expect(queue.facts).toEqual([{ type: 'video.wanted', contentId: 'content-9' }])
})

it('opens nothing at the end of the playlist, and the next video waits for a press again', () => {
  const queue = opened(null)
  end(queue)
  expect([autoplays(queue), queue.facts]).toEqual([false, []])
  queue.actor.send({ type: 'video.choose' })
  end(queue)
  expect([autoplays(queue), queue.facts]).toEqual([false, []])
})
