import { describe, expect, it } from 'vitest'
import { sourceOf } from '../../src/app/flows/player/viewSource.ts'

const from = (...paths: (string | null)[]) =>
  sourceOf(
    'c1',
    paths.map((path) => (path === null ? null : new URL(path, 'https://lucarne.fr'))),
  )

describe('the source of a view', () => {
  it.each([
    ['/', 'home'],
    ['/explore/trending', 'home'],
    ['/search?q=mer', 'search'],
    ['/Subscriptions', 'subscriptions'],
    ['/watch/c2', 'suggestion'],
    ['/watch?v=c2&playlist=p1', 'suggestion'],
    ['/creator/atelier', 'channel'],
    ['/playlist/p1', 'playlist'],
    ['/history', 'other'],
    ['/dashboard/c1', 'other'],
  ])('is the page before the video’s own: %s', (page, source) => {
    expect(from('/notifications', page, '/watch/c1')).toBe(source)
    expect(from('/notifications', page, '/watch?v=c1')).toBe(source)
  })

  it('is outside when the site was opened with the video', () => {
    expect(from('/watch/c1')).toBe('outside')
    expect(from('/watch/c1', '/watch/c1?t=30')).toBe('outside')
  })

  it('is the playlist in which the video plays, whatever the page before', () => {
    expect(from('/', '/watch?v=c1&playlist=p1')).toBe('playlist')
  })

  it('is embed inside another site’s page', () => {
    expect(from('/embed/c1')).toBe('embed')
  })

  it('does not change when the video is opened at another time, or after a sign-in', () => {
    expect(from('/search?q=mer', '/watch/c1', '/watch/c1?t=30')).toBe('search')
    expect(from('/search?q=mer', '/watch/c1', '/login', '/watch/c1')).toBe('search')
    expect(from('/', '/login', '/oauth-callback', '/watch/c1')).toBe('home')
  })

  it('is that of the video when another page is shown beside the small player', () => {
    expect(from('/subscriptions', '/watch/c1', '/history')).toBe('subscriptions')
  })

  it('is not guessed when the page before was left by a page load', () => {
    expect(from('/search?q=mer', null, '/watch/c1')).toBeUndefined()
    expect(from(null, '/watch/c1', '/watch/c1?t=30')).toBeUndefined()
    expect(from(null, '/', '/watch/c1')).toBe('home')
    expect(from(null, '/watch?v=c1&playlist=p1')).toBe('playlist')
  })

  it('is that of the last visit', () => {
    expect(from('/', '/watch/c1', '/search?q=mer', '/watch/c1')).toBe('search')
  })
})
