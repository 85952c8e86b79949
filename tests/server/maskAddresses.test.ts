import { describe, expect, it } from 'vitest'
import { maskAddresses } from '../../src/server/maskAddresses.ts'

describe('an address in the log', () => {
  it.each([
    ['/oauth-callback?token=abc.def', '/oauth-callback?token=[…]'],
    ['/oauth-callback?provider=google&error=SIGN_IN_FAILED&link=abc', '/oauth-callback?provider=google&error=SIGN_IN_FAILED&link=[…]'],
    ['/api/auth/google/callback?code=a&state=b&iss=https%3A%2F%2Fx', '/api/auth/google/callback?code=[…]&state=[…]&iss=[…]'],
    ['/graphql?query={viewer{id}}&variables={}', '/graphql?query=[…]&variables=[…]'],
    ['/x?TOKEN=abc&%74oken=abc&token[]=abc', '/x?TOKEN=[…]&%74oken=[…]&token[]=[…]'],
    ['/x#access_token=abc', '/x#access_token=[…]'],
    ['/settings?tab=%3Ftoken%3Dabc', '/settings?tab=[…]'],
    ['/x?token=a;b=c', '/x?token=[…]'],
    ['got /x?limit=2&q=mer from https://h/y?token=abc, twice', 'got /x?limit=2&q=[…] from https://h/y?token=[…] twice'],
    ['/media/contents/0b0e0a52/ab12ab12/360p/seg1.m4s', '/media/contents/0b0e0a52/[…]/360p/seg1.m4s'],
    ['/api/users/ada@exemple.fr and /api/users/ada%40exemple.fr', '/api/users/[…] and /api/users/[…]'],
    ['/api/search/mal%20de%20dos?limit=2', '/api/search/[…]?limit=2'],
    ['/search/zorglub43756', '/search/[…]'],
    ['https://tube.example/Search/mal%20de/dos?tab=videos twice', 'https://tube.example/Search/[…]?tab=videos twice'],
    ['/api/search/suggestions-de-films', '/api/search/[…]'],
    ['/api/search/suggestions/dos', '/api/search/[…]'],
  ])('%s is written as %s', (address, written) => expect(maskAddresses(address)).toBe(written))

  it.each([
    '/api/contents?ids=0b0e0a52-0000-4000-8000-000000000000%2C1b0e0a52-0000-4000-8000-000000000000&expand=viewer',
    '/watch?v=0b0e0a52-0000-4000-8000-000000000000&t=90',
    '/api/search/suggestions',
    '/api/search/suggestions?limit=5',
    '/search',
    '/research/paper',
    '/api/users/0b0e0a52-0000-4000-8000-000000000000',
  ])('%s is not changed', (address) => expect(maskAddresses(address)).toBe(address))

  it('keeps a line of JSON valid', () => {
    const line = { msg: 'Route GET:/x?token=a"b\\c not found', req: { url: '/x?token=ü&limit=2' } }
    expect(JSON.parse(maskAddresses(JSON.stringify(line)))).toMatchObject({ req: { url: '/x?token=[…]&limit=2' } })
  })
})
