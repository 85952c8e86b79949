import { describe, expect, it } from 'vitest'
import { LiveSeats } from '../../src/gateway/limits/liveSeats.ts'

const refusal = 'Trop de connexions en direct à la fois : fermez une autre fenêtre, ou réessayez dans un instant'

function callers(seats: LiveSeats) {
  return (clientAddress: string, authorization: string | null = null) => {
    const watching = new AbortController()
    seats.take({ clientAddress, authorization, signal: watching.signal })
    return watching
  }
}

describe('the seats of subscriptions', () => {
  it('are a hundred for one address', () => {
    const take = callers(new LiveSeats())
    const taken = Array.from({ length: 100 }, () => take('203.0.113.1'))
    expect(() => take('203.0.113.1')).toThrow(refusal)
    take('203.0.113.2')
    taken[0]?.abort()
    take('203.0.113.1')
    expect(() => take('203.0.113.1')).toThrow(refusal)
  })

  it('are a hundred for all addresses of one IPv6 connection, and a thousand for all connections of one site', () => {
    const take = callers(new LiveSeats())
    const open = Array.from({ length: 100 }, (_, host) => take(`2001:db8:1:1::${host.toString(16)}`))
    expect(() => take('2001:db8:1:1:ffff::1')).toThrow(refusal)
    for (let index = 0; index < 900; index += 1) take(`2001:db8:1:${(index + 2).toString(16)}::1`)
    expect(() => take('2001:db8:1:ffff::1')).toThrow(refusal)
    take('2001:db8:2::1')
    open[0]?.abort()
    take('2001:db8:1:ffff::1')
    expect(() => take('2001:db8:1:fffe::1')).toThrow(refusal)
  })

  it('are a hundred for an IPv4 address and a thousand for its /24', () => {
    const take = callers(new LiveSeats())
    for (let index = 0; index < 1000; index += 1) take(`203.0.113.${index % 10}`)
    expect(() => take('203.0.113.200')).toThrow(refusal)
    take('203.0.114.200')
  })

  it('are fifty for one session, from any address', () => {
    const take = callers(new LiveSeats())
    const taken = Array.from({ length: 50 }, (_, index) => take(`203.0.113.${index}`, 'Bearer x'))
    expect(() => take('198.51.100.1', 'Bearer x')).toThrow(refusal)
    take('198.51.100.1', 'Bearer y')
    taken[0]?.abort()
    take('198.51.100.1', 'Bearer x')
  })
})
