import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creatorPath, watchPath } from '../../src/shared/routes.ts'
import { isScreenPath } from '../../src/shared/screenPaths.ts'
import { screenNameOf } from '../../src/shared/screenName.ts'
import { secondsBeforeViewCounts } from '../../src/shared/limits.ts'

describe('the addresses of screens', () => {
  it('encode any id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(id !== '.' && id !== '..')
        const { pathname } = new URL(watchPath(id), 'https://lucarne.example')
        expect(decodeURIComponent(pathname.slice('/watch/'.length))).toBe(id)
      }),
    )
  })

  it.each([
    '/',
    '/login',
    '/Dashboard',
    '/watch/42?t=3',
    '/watch?v=42',
    '/upload/#form',
    '/creator/camille',
    creatorPath('Atelier du bois'),
    '/Subscriptions?tab=channels',
    '/Settings',
    '/oauth-callback?token=x',
  ])('%s is a screen', (path) => {
    expect(isScreenPath(path)).toBe(true)
  })

  it.each(['/nowhere', '/watch/42/more', '/loginx', '/creator', '/creator/camille/more', ''])('%s is not', (path) => {
    expect(isScreenPath(path)).toBe(false)
  })
})

it.each([
  [600, 10],
  [20, 10],
  [8, 4],
  [0, 0],
])('a view of %d s counts after %d s', (duration, seconds) => {
  expect(secondsBeforeViewCounts(duration)).toBe(seconds)
})

describe('the name of a screen', () => {
  it.each([
    ['/', 'home'],
    ['/watch/0190c0de-0000-7000-8000-000000000001', 'watch'],
    ['/creator/Camille%20Martin', 'creator'],
    ['/Dashboard', 'dashboard'],
    ['/oauth-callback', 'oauthCallback'],
    ['/camille.martin@example.org', 'notFound'],
    ['/watch/a/b', 'notFound'],
  ])('of %s is %s, without video or person', (path, name) => {
    expect(screenNameOf(path)).toBe(name)
    expect(name).toMatch(/^[a-z][a-zA-Z]{0,39}$/)
  })
})
