import { describe, expect, it, vi } from 'vitest'
import { createContinuity } from '../../src/components/Player/continuity.ts'
import { goOnWhenReloaded } from '../../src/components/Player/surface/goOnWhenReloaded.ts'
import { mediaFacts, type Observed, unobserved } from '../../src/components/Player/surface/mediaFacts.ts'
import { pickCaptions } from '../../src/components/Player/surface/captions.ts'
import { readPreferences, writePreferences } from '../../src/components/Player/preferences.ts'
import { pickQuality, shortSide } from '../../src/components/Player/surface/quality.ts'
import { shortcutOf } from '../../src/components/Player/surface/shortcuts.ts'
import { clockTime, spokenTime } from '../../src/components/Player/surface/spokenTime.ts'
import type { Watched } from '../../src/machines/player/playbackReport/types.ts'
import { createWatchMeter } from '../../src/components/Player/watchMeter.ts'

describe('the events derived from the media element', () => {
  const ready: Observed = { ...unobserved, canPlay: true }
  const running: Observed = { ...ready, paused: false, playing: true }
  const factTypes = (before: Observed, now: Observed) => mediaFacts(before, now).map(({ type }) => type)

  it('report that it can play, once', () => {
    expect(factTypes(unobserved, ready)).toEqual(['media.canPlay'])
    expect(factTypes(ready, ready)).toEqual([])
  })

  it('report that it plays when frames advance, not when play was requested', () => {
    expect(factTypes(ready, { ...ready, paused: false })).toEqual([])
    expect(factTypes(ready, running)).toEqual(['media.playing'])
  })

  it('report a wait, and that it plays again', () => {
    const waiting = { ...running, waiting: true }
    expect(factTypes(running, waiting)).toEqual(['media.waiting'])
    expect(factTypes(waiting, running)).toEqual(['media.playing'])
  })

  it('report the natural end as a pause, then as the end', () => {
    expect(factTypes(running, { ...ready, ended: true })).toEqual(['media.paused', 'media.ended'])
  })

  it('report that it plays again after the end', () => {
    expect(factTypes({ ...running, ended: true }, running)).toEqual(['media.playing'])
  })

  it('report a failure', () => {
    expect(factTypes(ready, { ...ready, hasError: true })).toEqual(['media.failed'])
  })

  it('report a finished seek', () => {
    expect(factTypes({ ...ready, seeking: true }, ready)).toEqual(['media.seeked'])
  })
})

describe('an element whose source is reloaded', () => {
  function reload({ wantsToPlay, refusal }: { wantsToPlay: boolean; refusal?: DOMException }) {
    const player = document.createElement('div')
    const video = document.createElement('video')
    player.append(video)
    const play = vi.spyOn(video, 'play').mockImplementation(() => (refusal ? Promise.reject(refusal) : Promise.resolve()))
    const onRefused = vi.fn()
    goOnWhenReloaded(player, () => wantsToPlay, onRefused)
    for (const type of ['emptied', 'canplay', 'canplay']) video.dispatchEvent(new Event(type))
    return { play, onRefused }
  }

  it('resumes, once, if it was playing', () => {
    expect(reload({ wantsToPlay: true }).play).toHaveBeenCalledOnce()
  })

  it('stays paused if it was paused', () => {
    expect(reload({ wantsToPlay: false }).play).not.toHaveBeenCalled()
  })

  it('reports when the browser refuses to play', async () => {
    const { onRefused } = reload({ wantsToPlay: true, refusal: new DOMException('no source', 'NotSupportedError') })
    await expect.poll(() => onRefused).toHaveBeenCalledOnce()
  })

  it('reports nothing when a pause or another reload came first', async () => {
    const { play, onRefused } = reload({ wantsToPlay: true, refusal: new DOMException('interrupted', 'AbortError') })
    await expect(play.mock.results[0]?.value).rejects.toThrow()
    await Promise.resolve()
    expect(onRefused).not.toHaveBeenCalled()
  })
})

describe('the watched seconds', () => {
  /** One observation per second, with the given events of the video. */
  function watch(duration: number, positions: readonly (number | 'pause')[]) {
    let times = 0
    let seconds = 0
    const meter = createWatchMeter({ onEnough: () => (times += 1), onStep: () => undefined, now: () => 1000 * seconds })
    for (const position of positions) {
      seconds += 1
      meter.at({ position: position === 'pause' ? 0 : position, duration, isPlaying: position !== 'pause' })
    }
    return times
  }
  const seconds = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

  it('are enough after ten, and reported once', () => {
    expect(watch(60, seconds(0, 9))).toBe(0)
    expect(watch(60, seconds(0, 30))).toBe(1)
  })

  it('are enough after half of a short video', () => {
    expect(watch(8, seconds(0, 3))).toBe(0)
    expect(watch(8, seconds(0, 4))).toBe(1)
  })

  it('do not increase by seeking', () => {
    expect(watch(60, [0, 1, 50, 51])).toBe(0)
  })

  it('do not increase faster than real time, whatever the speed', () => {
    const twice = (to: number) => seconds(0, to).map((second) => 2 * second)
    expect(watch(60, twice(9))).toBe(0)
    expect(watch(60, twice(10))).toBe(1)
  })

  it('do not increase during a pause', () => {
    expect(watch(60, [...seconds(0, 6), 'pause', ...seconds(8, 10)])).toBe(0)
    expect(watch(60, [...seconds(0, 6), 'pause', ...seconds(6, 10)])).toBe(1)
  })
})

describe('playback reports', () => {
  type Moment = readonly [position: number, isPlaying?: boolean]
  function play(moments: readonly Moment[]) {
    const steps: Watched[] = []
    const meter = createWatchMeter({ onEnough: () => undefined, onStep: (news) => steps.push(news), now: () => 0 })
    for (const [position, isPlaying = true] of moments) meter.at({ position, duration: 600, isPlaying })
    return { steps, last: meter.take(), again: meter.take() }
  }
  const seconds = (from: number, to: number): Moment[] => Array.from({ length: to - from + 1 }, (_, index) => [from + index])

  it('are sent every ten seconds of the video, and the rest on request', () => {
    expect(play(seconds(0, 24))).toEqual({
      steps: [
        { position: 10, watched: 10 },
        { position: 20, watched: 10 },
      ],
      last: { position: 24, watched: 4 },
      again: null,
    })
  })

  it('contain the played seconds, and the position after a jump', () => {
    expect(play([...seconds(0, 3), [300], [301]]).last).toEqual({ position: 301, watched: 4 })
    expect(play([...seconds(0, 3), [200, false]]).last).toEqual({ position: 200, watched: 3 })
  })

  it('are not sent before the first frame', () => {
    expect(
      play([
        [0, false],
        [120, false],
      ]).last,
    ).toBeNull()
  })
})

describe('the initial rendition', () => {
  const wide = [240, 360, 576, 720]

  it('is 576 by default', () => {
    expect(pickQuality(wide, null)).toBe(2)
  })

  it('is the chosen one, or the best below it', () => {
    expect(pickQuality(wide, 720)).toBe(3)
    expect(pickQuality(wide, 480)).toBe(1)
  })

  it('is the lowest when all are above', () => {
    expect(pickQuality(wide.slice(2), 240)).toBe(0)
  })

  it('is measured by the short side of an upright video', () => {
    expect([shortSide({ width: 576, height: 1024 }), shortSide({ width: 1024, height: 576 })]).toEqual([576, 576])
  })

  it('is undefined without renditions', () => {
    expect(pickQuality([], null)).toBe(-1)
  })
})

describe('preferences', () => {
  const standard = { volume: 50, muted: false, speed: 1, quality: null, captions: false, captionsLanguage: null }

  it('are the specification’s until something is stored', () => {
    localStorage.clear()
    expect(readPreferences()).toEqual(standard)
  })

  it('survive a reload', () => {
    writePreferences({ volume: 80, quality: 720 })
    writePreferences({ muted: true, speed: 4 })
    writePreferences({ captions: true, captionsLanguage: 'br' })
    expect(readPreferences()).toEqual({ volume: 80, muted: true, speed: 4, quality: 720, captions: true, captionsLanguage: 'br' })
    localStorage.clear()
  })

  it.each(['not json', '[]', '{"volume":900,"speed":0,"quality":"best","captions":"yes","captionsLanguage":7}'])(
    'have default values when %s is stored',
    (text) => {
      localStorage.setItem('lucarne.player', text)
      expect(readPreferences()).toEqual(standard)
      localStorage.clear()
    },
  )
})

describe('captions that are turned on', () => {
  const track = (language: string, kind: 'captions' | 'subtitles' | 'chapters' = 'captions') => ({ kind, language })
  it.each([
    ['those of the last chosen language', [track('fr'), track('br')], 'br', 1],
    ['those in French when there are none in that language', [track('en'), track('fr')], 'br', 1],
    ['those in French before any choice', [track('en'), track('fr', 'subtitles')], null, 1],
    ['the first otherwise', [track('de', 'chapters'), track('en'), track('it')], 'de', 1],
    ['none when there are none', [track('fr', 'chapters')], 'fr', -1],
  ])('are %s', (_, tracks, language, index) => {
    expect(pickCaptions(tracks, language)).toBe(index)
  })
})

describe('keys', () => {
  document.body.innerHTML =
    '<div id="player"><button>Lecture</button><input type="range" id="time"><input type="range" data-volume id="volume"></div>' +
    '<input id="text"><a href="/" id="link">x</a><div role="menu"><div role="menuitemradio" id="item" tabindex="0"></div></div>'
  const find = (selector: string): Element => document.querySelector(selector) ?? document.body
  const player = find('#player')
  const press = (key: string, at = 'body', rest = {}) =>
    shortcutOf({ key, target: find(at), ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...rest }, player)

  it.each([
    ['k', { type: 'togglePaused' }],
    [' ', { type: 'togglePaused' }],
    ['K', { type: 'togglePaused' }],
    ['m', { type: 'toggleMuted' }],
    ['f', { type: 'toggleFullscreen' }],
    ['l', { type: 'toggleLoop' }],
    ['c', { type: 'toggleCaptions' }],
    ['ArrowLeft', { type: 'seekBy', seconds: -10 }],
    ['ArrowRight', { type: 'seekBy', seconds: 10 }],
    ['0', { type: 'seekTo', share: 0 }],
    ['7', { type: 'seekTo', share: 0.7 }],
  ])('%s works on the whole page', (key, shortcut) => {
    expect(press(key)).toEqual(shortcut)
  })

  it('up and down change the volume in the player and scroll the page elsewhere', () => {
    expect(press('ArrowUp', '#time')).toEqual({ type: 'volumeBy', points: 5 })
    expect(press('ArrowDown', '#player button')).toEqual({ type: 'volumeBy', points: -5 })
    expect(press('ArrowUp')).toBeNull()
  })

  it('are ignored in text fields and selects', () => {
    for (const key of ['k', ' ', '5', 'ArrowLeft']) expect([press(key, '#text'), press(key, '#item')]).toEqual([null, null])
  })

  it('space activates the focused button or link', () => {
    expect([press(' ', '#player button'), press(' ', '#link')]).toEqual([null, null])
    expect(press('k', '#player button')).toEqual({ type: 'togglePaused' })
  })

  it('left and right move the focused volume slider', () => {
    expect(press('ArrowLeft', '#volume')).toBeNull()
  })

  it('do not override the browser’s own combinations', () => {
    expect(press('f', 'body', { ctrlKey: true })).toBeNull()
    expect(press('l', 'body', { metaKey: true })).toBeNull()
    expect(press('k', 'body', { defaultPrevented: true })).toBeNull()
  })
})

describe('a position', () => {
  it('is announced in French', () => {
    expect([spokenTime(0), spokenTime(1), spokenTime(65), spokenTime(3723), spokenTime(Number.NaN)]).toEqual([
      '0 seconde',
      '1 seconde',
      '1 minute 5 secondes',
      '1 heure 2 minutes 3 secondes',
      '0 seconde',
    ])
  })

  it('is rounded down', () => {
    expect([clockTime(0), clockTime(59.9), clockTime(61), clockTime(3661)]).toEqual(['0:00', '0:59', '1:01', '1:01:01'])
  })
})

describe('state that survives a media element', () => {
  it('is applied to the current element', () => {
    const continuity = createContinuity()
    const asked: string[] = []
    const element = (name: string) => ({
      play: () => asked.push(`${name} plays`),
      pause: () => asked.push(`${name} pauses`),
      seek: (to: number) => asked.push(`${name} goes to ${to}`),
      setQuality: (quality: number | 'auto') => asked.push(`${name} shows ${quality}`),
    })
    const detach = continuity.attach(element('first'))
    continuity.play()
    continuity.attach(element('second'))
    detach()
    continuity.pause()
    continuity.setQuality(720)
    expect(asked).toEqual(['first plays', 'second pauses', 'second shows 720'])
  })

  it('gives the focus to the next element once, when the last one had it', () => {
    const continuity = createContinuity()
    expect(continuity.takeFocus()).toBe(false)
    continuity.keepFocus(true)
    expect([continuity.takeFocus(), continuity.takeFocus()]).toEqual([true, false])
    continuity.keepFocus(false)
    expect(continuity.takeFocus()).toBe(false)
  })

  it('starts at the saved position, and seeks on request', () => {
    const continuity = createContinuity(42)
    expect(continuity.position).toBe(42)
    const asked: string[] = []
    continuity.attach({
      play: () => asked.push('play'),
      pause: () => undefined,
      seek: (to) => asked.push(`to ${to}`),
      setQuality: () => undefined,
    })
    continuity.goTo(0)
    expect([continuity.position, asked]).toEqual([0, ['to 0']])
  })
})
