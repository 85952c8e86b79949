import { expect, it } from 'vitest'
import { Seats } from '../../src/shared/seats.ts'

it('one holder takes no more than their share, all together no more than there are, and who left may come back', () => {
  const seats = new Seats({ perHolder: 2, inAll: 3 })
  const leave = seats.take('a')
  expect(seats.take('a')).not.toBeNull()
  expect(seats.take('a')).toBeNull()
  leave?.()
  expect(seats.take('a')).not.toBeNull()
  expect(seats.take('b')).not.toBeNull()
  expect(seats.take('c')).toBeNull()
})
