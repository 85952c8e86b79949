import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { embedded, watchable } from './fixtures.ts'
import { open, perform, type Player, said, shown, type Step, stored, watch } from './viewing.ts'

const places = {
  away: select.selectIsAway,
  theatre: select.selectIsTheatre,
  mini: select.selectIsMini,
  fullscreen: select.selectIsFullscreen,
  pictureInPicture: select.selectIsPictureInPicture,
}
/** Where the picture is; `inline` is the usual place. */
const place = (player: Player): string => Object.entries(places).find(([, isThere]) => shown(player, isThere))?.[0] ?? 'inline'
const leftInTheatre: PlayerInput = { ...watchable, preferences: { ...watchable.preferences, isTheatre: true } }

const fullscreen = 'presentation.toggleFullscreen'
const pictureInPicture = 'presentation.togglePictureInPicture'
const theatre = 'presentation.toggleTheatre'

describe('the theatre', () => {
  it('is turned on and off by the same press, and is kept for other videos', () => {
    const player = open(undefined, theatre)
    expect([place(player), stored(player)]).toEqual(['theatre', [{ isTheatre: true }]])
    perform(player, theatre)
    expect([place(player), stored(player)]).toEqual(['inline', [{ isTheatre: true }, { isTheatre: false }]])
  })

  it('is where the person left it', () => {
    expect([place(open()), place(open(leftInTheatre))]).toEqual(['inline', 'theatre'])
  })

  it.each<[string, Step[]]>([
    ['full screen', ['media.enteredFullscreen', 'media.leftFullscreen']],
    ['the picture in a window of its own', ['media.enteredPictureInPicture', 'media.leftPictureInPicture']],
    ['the small player', ['page.scrolledAway', 'page.scrolledBack']],
    ['the small player that is closed', ['page.scrolledAway', 'mini.close']],
    ['another page', ['page.left', 'page.returned']],
    ['another page, from the small player', ['page.scrolledAway', 'page.left', 'page.returned']],
    ['full screen from the small player', ['page.scrolledAway', 'media.enteredFullscreen', 'media.leftFullscreen']],
  ])('comes back after %s, and so does the usual place', (_, steps) => {
    expect([place(watch(leftInTheatre, ...steps)), place(watch(undefined, ...steps))]).toEqual(['theatre', 'inline'])
    // Whatever it was when the player was opened.
    expect([place(watch(undefined, theatre, ...steps)), place(watch(leftInTheatre, theatre, ...steps))]).toEqual(['theatre', 'inline'])
    // It can be left then.
    expect(place(watch(leftInTheatre, ...steps, theatre))).toBe('inline')
  })
})

describe('full screen', () => {
  it.each<[string, Step[]]>([
    ['the page', []],
    ['the theatre', [theatre]],
    ['the small player', ['page.scrolledAway']],
    ['a window of its own', ['media.enteredPictureInPicture']],
  ])('is asked for from %s, and is there once the browser says so', (_, steps) => {
    const player = watch(undefined, ...steps)
    const before = place(player)
    expect(said(player, fullscreen)).toEqual([{ type: 'fullscreen.requested', isOn: true }])
    expect(place(player)).toBe(before)
    perform(player, 'media.enteredFullscreen')
    expect(place(player)).toBe('fullscreen')
  })

  it('is left in the same way', () => {
    const player = watch(undefined, 'media.enteredFullscreen')
    expect(said(player, fullscreen)).toEqual([{ type: 'fullscreen.requested', isOn: false }])
    expect(place(player)).toBe('fullscreen')
    perform(player, 'media.leftFullscreen')
    expect(place(player)).toBe('inline')
  })

  it('stays as it is when the page below is scrolled', () => {
    expect(place(watch(undefined, 'media.enteredFullscreen', 'page.scrolledAway'))).toBe('fullscreen')
  })

  it('is nothing that is kept for other videos', () => {
    expect(stored(watch(undefined, fullscreen, 'media.enteredFullscreen', 'media.leftFullscreen'))).toEqual([])
  })
})

describe('the picture in a window of its own', () => {
  it.each<[string, Step[], string]>([
    ['the page', [], 'inline'],
    ['the theatre', [theatre], 'theatre'],
    ['the small player', ['page.scrolledAway'], 'mini'],
  ])('is asked for from %s, and is there once the browser says so', (_, steps, before) => {
    const player = watch(undefined, ...steps)
    expect(said(player, pictureInPicture)).toEqual([{ type: 'pictureInPicture.requested', isOn: true }])
    expect(place(player)).toBe(before)
    perform(player, 'media.enteredPictureInPicture')
    expect(place(player)).toBe('pictureInPicture')
  })

  it('is left in the same way', () => {
    const player = watch(undefined, 'media.enteredPictureInPicture')
    expect(said(player, pictureInPicture)).toEqual([{ type: 'pictureInPicture.requested', isOn: false }])
    expect(place(player)).toBe('pictureInPicture')
    perform(player, 'media.leftPictureInPicture')
    expect(place(player)).toBe('inline')
  })

  it('takes the place of the small player', () => {
    expect(place(watch(undefined, 'page.scrolledAway', 'media.enteredPictureInPicture'))).toBe('pictureInPicture')
    expect(place(watch(undefined, 'media.enteredPictureInPicture', 'page.scrolledAway'))).toBe('pictureInPicture')
  })
})

describe('the small player', () => {
  it('keeps in sight what plays while the page is scrolled, and goes when the player is in sight again', () => {
    const player = watch(undefined, 'page.scrolledAway')
    expect(place(player)).toBe('mini')
    perform(player, 'page.scrolledBack')
    expect(place(player)).toBe('inline')
  })

  it.each<[string, Player]>([
    ['has not started', open(undefined, 'media.canPlay')],
    ['is paused', watch(undefined, 'player.pause', 'media.paused')],
    ['has ended', watch(undefined, 'media.paused', 'media.ended')],
  ])('does not come for a video that %s', (_, player) => {
    perform(player, 'page.scrolledAway')
    expect(place(player)).toBe('inline')
  })

  it('can be closed, and comes again only with the next time that the player leaves the sight', () => {
    const player = watch(undefined, 'page.scrolledAway', 'mini.close')
    expect(place(player)).toBe('inline')
    perform(player, 'page.scrolledBack', 'page.scrolledAway')
    expect(place(player)).toBe('mini')
  })

  it('stays while the video is paused in it', () => {
    expect(place(watch(undefined, 'page.scrolledAway', 'player.pause', 'media.paused'))).toBe('mini')
  })
})

describe('a video that plays when its page is left', () => {
  it.each<[string, Step[]]>([
    ['the page', []],
    ['the theatre', [theatre]],
    ['the small player', ['page.scrolledAway']],
    ['full screen', ['media.enteredFullscreen']],
    ['a window of its own', ['media.enteredPictureInPicture']],
  ])('goes on beside another page, from %s, and nobody pauses it', (_, steps) => {
    const player = watch(undefined, ...steps)
    const facts = said(player, 'page.left')
    expect(place(player)).toBe('away')
    expect(facts.filter(({ type }) => type === 'pause.requested' || type === 'player.closed')).toEqual([])
    expect([shown(player, select.selectIsMini), shown(player, select.selectIsPlaying)]).toEqual([true, true])
  })

  it('also while it waits for pictures', () => {
    expect(place(watch(undefined, 'media.waiting', 'page.left'))).toBe('away')
    expect(place(watch(undefined, 'media.seeking', 'page.left'))).toBe('away')
  })

  it('gives the screen back', () => {
    expect(said(watch(undefined, 'media.enteredFullscreen'), 'page.left')).toEqual([{ type: 'fullscreen.requested', isOn: false }])
    const player = watch(undefined, 'media.enteredFullscreen', 'page.left', 'media.leftFullscreen')
    expect(place(player)).toBe('away')
  })

  it('is where it was when its page shows it again', () => {
    const player = watch(undefined, 'page.left')
    expect(said(player, 'page.returned')).toEqual([])
    expect([place(player), shown(player, select.selectIsPlaying)]).toEqual(['inline', true])
  })

  it('stays, paused, at its end and when it fails', () => {
    expect(place(watch(undefined, 'page.left', 'player.pause', 'media.paused'))).toBe('away')
    expect(place(watch(undefined, 'page.left', 'media.paused', 'media.ended'))).toBe('away')
    expect(place(watch(undefined, 'page.left', { type: 'media.failed', failure: 'network' }))).toBe('away')
  })

  it('ends when the person closes it', () => {
    const player = watch(undefined, 'page.left')
    expect(said(player, 'mini.close')).toEqual([{ type: 'player.closed' }])
    expect(place(player)).toBe('inline')
    expect(said(player, 'mini.close', 'page.returned', 'page.left', 'mini.expand')).toEqual([])
  })

  it('asks for its page at a press, beside another one and in its own', () => {
    expect(said(watch(undefined, 'page.left'), 'mini.expand')).toEqual([{ type: 'page.requested' }])
    expect(said(watch(undefined, 'page.scrolledAway'), 'mini.expand')).toEqual([{ type: 'page.requested' }])
    expect(said(watch(), 'mini.expand')).toEqual([])
  })

  it('is in a window of its own as long as the browser says so', () => {
    const player = watch(undefined, 'page.left', 'media.enteredPictureInPicture')
    expect([place(player), shown(player, select.selectIsPictureInPicture)]).toEqual(['away', true])
    perform(player, 'media.leftPictureInPicture')
    expect([place(player), shown(player, select.selectIsPictureInPicture)]).toEqual(['away', false])
    perform(player, 'media.enteredPictureInPicture', 'page.returned')
    expect(place(player)).toBe('pictureInPicture')
    expect(shown(watch(undefined, 'media.enteredPictureInPicture', 'page.left'), select.selectIsPictureInPicture)).toBe(true)
  })
})

describe('a page that is left', () => {
  it.each<[string, Player]>([
    ['has not started', open(undefined, 'media.canPlay')],
    ['is paused', watch(undefined, 'player.pause', 'media.paused')],
    ['is paused in the small player', watch(undefined, 'page.scrolledAway', 'player.pause', 'media.paused')],
    ['is paused in full screen', watch(undefined, 'media.enteredFullscreen', 'player.pause', 'media.paused')],
    ['is paused in a window of its own', watch(undefined, 'media.enteredPictureInPicture', 'player.pause', 'media.paused')],
    ['has ended', watch(undefined, 'media.paused', 'media.ended')],
    ['is not the main part of its page', watch(embedded)],
  ])('ends a video that %s', (_, player) => {
    expect(said(player, 'page.left')).toEqual([{ type: 'player.closed' }])
    expect(place(player)).not.toBe('away')
  })
})
