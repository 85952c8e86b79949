import { describe, expect, it } from 'vitest'
import { pickCaptions } from '../../../../src/machines/player/player/captionsChoice.ts'
import { selectAreCaptionsFailed, selectCaptionsLanguage, selectCaptionsStyle } from '../../../../src/machines/player/player/selectors.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { watchable } from './fixtures.ts'
import { open, perform, type Player, requests, said, shown, type Step, stored } from './viewing.ts'

const captioned = (captionsLanguages: readonly string[], preferences: Partial<PlayerInput['preferences']> = {}): PlayerInput => ({
  ...watchable,
  captionsLanguages,
  preferences: { ...watchable.preferences, ...preferences },
})
const language = (player: Player) => shown(player, selectCaptionsLanguage)
const isFailed = (player: Player) => shown(player, selectAreCaptionsFailed)
const choose = (chosen: string | null): Step => ({ type: 'captions.choose', language: chosen })

describe('captions that are turned on', () => {
  it.each<[string, string[], string | null, string | null]>([
    ['in the language that was chosen last', ['fr', 'br'], 'br', 'br'],
    ['in French when there are none in that language', ['en', 'fr'], 'br', 'fr'],
    ['in French before any choice', ['en', 'fr'], null, 'fr'],
    ['in the first language otherwise', ['en', 'it'], 'de', 'en'],
  ])('are %s', (_, languages, chosen, expected) => {
    expect(pickCaptions(languages, chosen)).toBe(expected)
    const player = open(captioned(languages, { captionsLanguage: chosen }))
    expect(said(player, 'captions.toggle')).toEqual([{ type: 'captions.requested', language: expected }])
    expect([language(player), stored(player)]).toEqual([expected, [{ areCaptionsShown: true }]])
  })

  it('are none when there are none: no key turns them on', () => {
    expect(pickCaptions([], 'fr')).toBeNull()
    const player = open(captioned([], { areCaptionsShown: true }))
    expect(said(player, 'captions.toggle', choose('fr'))).toEqual([])
    expect([language(player), stored(player), requests(player, 'captions.requested')]).toEqual([null, [], []])
  })
})

describe('captions', () => {
  it('are off before the person turns them on, and then in each video', () => {
    const first = open(captioned(['en']))
    expect([language(first), requests(first, 'captions.requested')]).toEqual([null, [{ type: 'captions.requested', language: null }]])
    const later = open(captioned(['en'], { areCaptionsShown: true }))
    expect([language(later), requests(later, 'captions.requested')]).toEqual(['en', [{ type: 'captions.requested', language: 'en' }]])
  })

  it('are turned off by the same press, which is kept for other videos', () => {
    const player = open(captioned(['en'], { areCaptionsShown: true }))
    expect(said(player, 'captions.toggle')).toEqual([{ type: 'captions.requested', language: null }])
    expect([language(player), stored(player)]).toEqual([null, [{ areCaptionsShown: false }]])
  })

  it('are turned on by the choice of a language, which is kept for other videos', () => {
    const player = open(captioned(['en', 'fr']))
    expect(said(player, choose('en'))).toEqual([{ type: 'captions.requested', language: 'en' }])
    expect([language(player), stored(player)]).toEqual(['en', [{ areCaptionsShown: true, captionsLanguage: 'en' }]])
  })

  it('change their language while they are shown', () => {
    const player = open(captioned(['en', 'fr'], { areCaptionsShown: true }))
    expect(said(player, choose('en'))).toEqual([{ type: 'captions.requested', language: 'en' }])
    expect([language(player), stored(player)]).toEqual(['en', [{ captionsLanguage: 'en' }]])
  })

  it('are turned off by the choice of none, which forgets no language', () => {
    const player = open(captioned(['en', 'fr']), choose('en'))
    expect(said(player, choose(null))).toEqual([{ type: 'captions.requested', language: null }])
    expect([language(player), stored(player).at(-1)]).toEqual([null, { areCaptionsShown: false }])
    perform(player, 'captions.toggle')
    expect(language(player)).toBe('en')
  })

  it('are turned off by the choice of none, also when they were on from the beginning', () => {
    const player = open(captioned(['en'], { areCaptionsShown: true }), choose(null))
    expect([language(player), stored(player)]).toEqual([null, [{ areCaptionsShown: false }]])
  })

  it('stay off when none is chosen while they are off', () => {
    const player = open(captioned(['en']))
    expect(said(player, choose(null))).toEqual([])
    expect([language(player), stored(player)]).toEqual([null, []])
  })
})

describe('a language that is chosen elsewhere on the site', () => {
  const elsewhere = (captionsLanguage: string | null): Step => ({ type: 'preferences.changed', isAutoplayOn: false, captionsLanguage })

  it('is that of the captions that are shown', () => {
    const player = open(captioned(['en', 'fr'], { areCaptionsShown: true }))
    expect(said(player, elsewhere('en'))).toEqual([{ type: 'captions.requested', language: 'en' }])
    expect([language(player), stored(player)]).toEqual(['en', []])
    expect(said(player, elsewhere(null))).toEqual([{ type: 'captions.requested', language: 'fr' }])
  })

  it('turns no captions on, and is theirs once they are', () => {
    const player = open(captioned(['en', 'fr']))
    expect(said(player, elsewhere('en'))).toEqual([])
    expect(language(player)).toBeNull()
    expect(said(player, 'captions.toggle')).toEqual([{ type: 'captions.requested', language: 'en' }])
  })

  it('loads captions anew only where they are others, and is kept all the same', () => {
    const player = open(captioned(['en', 'fr'], { areCaptionsShown: true, captionsLanguage: 'en' }))
    expect(said(player, elsewhere('en'))).toEqual([])
    const french = open(captioned(['en', 'fr'], { areCaptionsShown: true }))
    expect(said(french, elsewhere('br'), elsewhere('fr'))).toEqual([])
    expect(french.actor.getSnapshot().context.captionsLanguage).toBe('fr')
  })
})

describe('captions that cannot be loaded', () => {
  const shownOnes = (): Player => open(captioned(['en', 'fr'], { areCaptionsShown: true }))

  it('are said to be missing, also when it happens later', () => {
    const player = shownOnes()
    expect(isFailed(player)).toBe(false)
    perform(player, 'media.captionsFailed')
    expect([isFailed(player), language(player)]).toEqual([true, 'fr'])
    expect(isFailed(open(captioned(['fr'], { areCaptionsShown: true }), 'media.captionsLoaded', 'media.captionsFailed'))).toBe(true)
  })

  it('are not, once they have been loaded', () => {
    const player = shownOnes()
    perform(player, 'media.captionsFailed', 'media.captionsLoaded')
    expect(isFailed(player)).toBe(false)
  })

  it.each<[string, Step[]]>([
    ['in another language', [choose('en')]],
    ['by a second choice', [choose('fr')]],
    ['by turning them off and on', ['captions.toggle', 'captions.toggle']],
  ])('are asked for anew %s', (_, steps) => {
    const player = shownOnes()
    perform(player, 'media.captionsFailed')
    expect(said(player, ...steps).at(-1)).toEqual({ type: 'captions.requested', language: language(player) })
    expect(isFailed(player)).toBe(false)
  })
})

describe('the style of captions', () => {
  it('changes in one respect at a time, and is kept for other videos', () => {
    const player = open(
      undefined,
      { type: 'captions.setStyle', style: { size: 'huge' } },
      { type: 'captions.setStyle', style: { color: 'yellow' } },
    )
    expect(shown(player, selectCaptionsStyle)).toEqual({ size: 'huge', color: 'yellow', background: 'half' })
    expect(stored(player)).toEqual([
      { captionsStyle: { size: 'huge', color: 'white', background: 'half' } },
      { captionsStyle: { size: 'huge', color: 'yellow', background: 'half' } },
    ])
  })

  it('can be chosen for a video without captions, too', () => {
    const player = open(captioned([]), { type: 'captions.setStyle', style: { background: 'full' } })
    expect(shown(player, selectCaptionsStyle)).toEqual({ size: 'medium', color: 'white', background: 'full' })
  })

  it('is later as the person left it', () => {
    const captionsStyle = { size: 'small', color: 'cyan', background: 'none' } as const
    expect(shown(open(captioned(['fr'], { captionsStyle })), selectCaptionsStyle)).toEqual(captionsStyle)
  })
})
