import { expect, it } from 'vitest'
import { LiveSeats } from '../../src/gateway/limits/liveSeats.ts'

it('one address takes no more than its share, and may come back once it has left', () => {
  const seats = new LiveSeats({ perAddress: 2, inAll: 3 })
  const watching = () => new AbortController()
  const first = watching()
  seats.take('a', first.signal)
  seats.take('a', watching().signal)
  expect(() => seats.take('a', watching().signal)).toThrow('Trop de tentatives')
  first.abort()
  seats.take('a', watching().signal)
  seats.take('b', watching().signal)
  expect(() => seats.take('c', watching().signal)).toThrow('Trop de tentatives')
})
