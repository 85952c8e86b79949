import { describe, expect, it } from 'vitest'
import { selectIsElsewhere, selectIsLoaded, selectIsPlayRequested } from '../../../../src/machines/player/player/selectors.ts'
import { onYouTube, watchable } from './fixtures.ts'
import { open, perform, requests, shown } from './viewing.ts'

describe('a video that another site plays', () => {
  it('is asked of it by a press alone, not by one on another page', () => {
    const player = open(onYouTube)
    expect([shown(player, selectIsElsewhere), shown(player, selectIsLoaded)]).toEqual([true, false])
    expect(shown(player, selectIsPlayRequested)).toBe(false)
    perform(player, 'player.play')
    expect([shown(player, selectIsElsewhere), shown(player, selectIsLoaded)]).toEqual([false, true])
  })

  it('plays once it can, after that press', () => {
    const player = open(onYouTube, 'player.play', 'media.canPlay')
    expect(requests(player, 'play.requested')).toHaveLength(1)
  })

  it('is asked for again after a failure by the press that repeats it', () => {
    const player = open(onYouTube, 'player.play', { type: 'media.failed', failure: 'youTubeRefused' }, 'player.retry')
    expect(shown(player, selectIsLoaded)).toBe(true)
  })

  it('is none of this site', () => {
    expect(shown(open(watchable), selectIsElsewhere)).toBe(false)
  })
})
