import { describe, expect, it } from 'vitest'
import { readRefusal } from '../../src/app/flows/upload/readRefusal.ts'

describe('a refused upload', () => {
  it('has the API’s message', () => {
    const body = { error: { code: 'INVALID_INPUT', message: 'Non', fields: { video: 'Trop long' }, requestId: 'r' } }
    expect(readRefusal(422, JSON.stringify(body))).toMatchObject({ code: 'INVALID_INPUT', message: 'Non', fields: { video: 'Trop long' } })
  })

  it.each([502, 503, 504])('is temporary when a proxy answers %i: the server behind it stops or starts', (status) => {
    expect(readRefusal(status, '<h1>Bad Gateway</h1>').code).toBe('API_UNAVAILABLE')
    expect(readRefusal(status, '{"error":"Service Unavailable"}').code).toBe('API_UNAVAILABLE')
  })

  it('is an unexpected error when its body cannot be parsed', () => {
    expect(readRefusal(500, '').code).toBe('INTERNAL')
  })
})
