import { expect, it } from 'vitest'
import { AddressSeats, Seats } from '../../src/shared/seats.ts'

it('one holder takes at most their share, all holders together at most the total, and a released seat can be taken again', () => {
  const seats = new Seats({ perHolder: 2, inAll: 3 })
  const leave = seats.take('a')
  expect(seats.take('a')).not.toBeNull()
  expect(seats.take('a')).toBeNull()
  leave?.()
  expect(seats.take('a')).not.toBeNull()
  expect(seats.take('b')).not.toBeNull()
  expect(seats.take('c')).toBeNull()
})

it('an address takes a seat of its network and of its site, and releases both', () => {
  const seats = new AddressSeats({ perNetwork: 2, perSite: 3, inAll: 4 })
  const leave = seats.take('2001:db8:1:1::1')
  seats.take('2001:db8:1:1::2')
  expect(seats.take('2001:db8:1:1::3')).toBeNull()
  expect(seats.take('2001:db8:1:2::1')).not.toBeNull()
  expect(seats.take('2001:db8:1:3::1')).toBeNull()
  expect(seats.take('203.0.113.1')).not.toBeNull()
  expect(seats.take('203.0.114.1')).toBeNull()
  leave?.()
  expect(seats.take('2001:db8:1:1::4')).not.toBeNull()
})
