import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationAfterLogin } from '../../../../src/machines/session/session/returnTo.ts'

describe('where to go after a sign-in', () => {
  it.each([
    [null, '/'],
    ['/watch/1?t=3#commentaires', '/watch/1?t=3#commentaires'],
    ['/login', '/'],
    ['/Login?x=1', '/'],
    ['/oauth-callback?token=1', '/'],
    ['/account/reset-password', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('%s leads to %s', (returnTo, destination) => {
    expect(destinationAfterLogin(returnTo)).toBe(destination)
  })

  it('is always on this site', () => {
    const piece = fc.constantFrom('/', '\\', '\t', '\n', '..', '.', 'evil.example', '@', ':', '?', '#', '%2f', 'login', 'a')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(new URL(destinationAfterLogin(pieces.join('')), 'https://lucarne.example').origin).toBe('https://lucarne.example')
      }),
      { numRuns: 2_000 },
    )
  })
})
