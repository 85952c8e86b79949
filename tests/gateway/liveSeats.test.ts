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

describe('the seats of live answers', () => {
  it('are a hundred for one address', () => {
    const take = callers(new LiveSeats())
    const taken = Array.from({ length: 100 }, () => take('a'))
    expect(() => take('a')).toThrow(refusal)
    take('b')
    taken[0]?.abort()
    take('a')
    expect(() => take('a')).toThrow(refusal)
  })

  it('are fifty for one session, wherever it asks from', () => {
    const take = callers(new LiveSeats())
    const taken = Array.from({ length: 50 }, (_, index) => take(`address ${index}`, 'Bearer x'))
    expect(() => take('elsewhere', 'Bearer x')).toThrow(refusal)
    take('elsewhere', 'Bearer y')
    taken[0]?.abort()
    take('elsewhere', 'Bearer x')
  })
})
