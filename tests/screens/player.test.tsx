import { afterEach, describe, expect, it } from 'vitest'
import { isAdvancing, mediaFacts, type Observed, unobserved } from '../../src/components/Player/media/mediaFacts.ts'
import { readPreferences, writePreferences } from '../../src/components/Player/preferences.ts'
import { pickQuality, shortSide } from '../../src/components/Player/quality.ts'
import { shortcutOf } from '../../src/components/Player/stage/shortcuts.ts'
import { createWatchMeter } from '../../src/components/Player/stage/watchMeter.ts'
import type { Watched } from '../../src/machines/player/playbackReport/types.ts'

describe('the events derived from the media element', () => {
  const running: Observed = { ...unobserved, paused: false, playing: true }
  const factTypes = (before: Observed, now: Observed) => mediaFacts(before, now).map(({ type }) => type)

  it('report that it plays when frames advance, not when play was requested', () => {
    expect(factTypes(unobserved, { ...unobserved, paused: false })).toEqual([])
    expect(factTypes(unobserved, running)).toEqual(['media.playing'])
    expect(factTypes(running, running)).toEqual([])
  })

  it('report a wait, and that it plays again', () => {
    const waiting = { ...running, waiting: true }
    expect(factTypes(running, waiting)).toEqual(['media.waiting'])
    expect(factTypes(waiting, running)).toEqual(['media.playing'])
  })

  it('report no wait of a paused element, which waits for nobody', () => {
    expect(factTypes(unobserved, { ...unobserved, waiting: true })).toEqual([])
  })

  it('report the end', () => {
    expect(factTypes(running, { ...unobserved, ended: true })).toEqual(['media.ended'])
  })

  it('report that it plays again after the end', () => {
    expect(factTypes({ ...running, ended: true }, running)).toEqual(['media.playing'])
  })

  it('report a seek that begins and one that is over, of a paused element as well', () => {
    expect(factTypes(unobserved, { ...unobserved, seeking: true })).toEqual(['media.seeking'])
    expect(factTypes({ ...unobserved, seeking: true }, unobserved)).toEqual(['media.seeked'])
    expect(factTypes(running, { ...running, seeking: true })).toEqual(['media.seeking'])
    expect(factTypes({ ...running, seeking: true }, running)).toEqual(['media.seeked', 'media.playing'])
  })

  it('report a seek to the end as the end alone', () => {
    expect(factTypes({ ...unobserved, seeking: true }, { ...unobserved, ended: true })).toEqual(['media.ended'])
  })

  it.each<Partial<Observed>>([{ playing: false }, { waiting: true }, { paused: true }, { ended: true }, { seeking: true }])(
    'say that pictures follow one another, but not with %j',
    (change) => {
      expect([isAdvancing(running), isAdvancing({ ...running, ...change })]).toEqual([true, false])
    },
  )
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
        { position: 10, ranges: [{ from: 0, to: 10 }] },
        { position: 20, ranges: [{ from: 10, to: 20 }] },
      ],
      last: { position: 24, ranges: [{ from: 20, to: 24 }] },
      again: null,
    })
  })

  it('contain what was shown, and the position after a jump', () => {
    const first = { from: 0, to: 3 }
    expect(play([...seconds(0, 3), [300], [301]]).last).toEqual({ position: 301, ranges: [first, { from: 300, to: 301 }] })
    expect(play([...seconds(0, 3), [200, false]]).last).toEqual({ position: 200, ranges: [first] })
  })

  it('contain a part that is shown again once more', () => {
    const again = { from: 0, to: 3 }
    expect(play([...seconds(0, 3), ...seconds(0, 3)]).last).toEqual({ position: 3, ranges: [again, again] })
  })

  it('contain no pause, and one range for frames that follow each other, whatever their times', () => {
    const frames: Moment[] = [[0.1], [0.2], [0.30000000000000004], [0.7], [1.4], [1.4, false], [1.4], [1.9]]
    expect(play(frames).last).toEqual({ position: 1.9, ranges: [{ from: 0.1, to: 1.9 }] })
  })

  it('contain a hundred ranges at most, the last ones', () => {
    const jumps = Array.from({ length: 120 }, (_, index): Moment[] => [[10 * index], [10 * index + 0.05]]).flat()
    const { ranges } = play(jumps).last ?? { ranges: [] }
    expect([ranges.length, ranges[0], ranges.at(-1)]).toEqual([100, { from: 200, to: 200.05 }, { from: 1190, to: 1190.05 }])
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
  afterEach(() => localStorage.clear())

  const standard = {
    volume: 50,
    isMuted: false,
    speed: 1,
    quality: null,
    areCaptionsShown: false,
    captionsLanguage: null,
    captionsStyle: { size: 'medium', color: 'white', background: 'half' },
    isTheatre: false,
    isAutoplayOn: false,
  }

  it('are the specification’s until something is stored', () => {
    expect(readPreferences()).toEqual(standard)
  })

  it('survive a reload', () => {
    const chosen = {
      volume: 80,
      isMuted: true,
      speed: 4,
      quality: 720,
      areCaptionsShown: true,
      captionsLanguage: 'br',
      captionsStyle: { size: 'huge', color: 'green', background: 'none' },
      isTheatre: true,
      isAutoplayOn: true,
    } as const
    writePreferences({ volume: chosen.volume, quality: chosen.quality })
    writePreferences({ isMuted: true, speed: chosen.speed })
    writePreferences({ areCaptionsShown: true, captionsLanguage: chosen.captionsLanguage, captionsStyle: chosen.captionsStyle })
    writePreferences({ isTheatre: true })
    writePreferences({ isAutoplayOn: true })
    expect(readPreferences()).toEqual(chosen)
  })

  it('have the automatic quality, silence and the slowest speed among their values', () => {
    writePreferences({ quality: 'auto', volume: 0, speed: 0.5 })
    expect(readPreferences()).toEqual({ ...standard, quality: 'auto', volume: 0, speed: 0.5 })
  })

  it('are stored under the names of the specification', () => {
    writePreferences({ isMuted: true, captionsLanguage: 'fr' })
    const stored: unknown = JSON.parse(localStorage.getItem('lucarne.player') ?? 'null')
    expect(stored).toMatchObject({ volume: 50, muted: true, speed: 1, quality: null, captions: false, captionsLanguage: 'fr' })
  })

  it.each([
    'not json',
    '[]',
    'null',
    '7',
    '{"volume":900,"speed":0,"quality":"best","captions":"yes","captionsLanguage":7,"captionsStyle":"large"}',
    '{"volume":"50","muted":1,"speed":1.1,"quality":0,"captionsStyle":{"size":"giant","color":7},"theatre":"on","autoplay":1}',
  ])('have default values when %s is stored', (text) => {
    localStorage.setItem('lucarne.player', text)
    expect(readPreferences()).toEqual(standard)
  })

  it('keep what is readable beside what is not', () => {
    localStorage.setItem('lucarne.player', '{"volume":20,"speed":9,"captionsStyle":{"size":"large","color":"red"}}')
    expect(readPreferences()).toEqual({ ...standard, volume: 20, captionsStyle: { ...standard.captionsStyle, size: 'large' } })
  })
})

describe('keys', () => {
  document.body.innerHTML =
    '<div id="player"><button>Lecture</button><input type="range" id="time"><input type="range" data-volume id="volume"></div>' +
    '<input id="text"><a href="/" id="link">x</a><div role="menu"><div role="menuitemradio" id="item" tabindex="0"></div></div>'
  const find = (selector: string): Element => document.querySelector(selector) ?? document.body
  const player = find('#player')
  const bare = { code: '', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false }
  const press = (key: string, at = 'body', rest = {}) => shortcutOf({ ...bare, key, target: find(at), ...rest }, player)

  const seekBy = (seconds: number) => ({ type: 'player.seek', to: { kind: 'by', seconds } })
  const seekTo = (share: number) => ({ type: 'player.seek', to: { kind: 'share', share } })

  it.each([
    ['k', { type: 'player.togglePlay' }],
    [' ', { type: 'player.togglePlay' }],
    ['K', { type: 'player.togglePlay' }],
    ['m', { type: 'sound.toggleMuted' }],
    ['f', { type: 'presentation.toggleFullscreen' }],
    ['t', { type: 'presentation.toggleTheatre' }],
    ['l', { type: 'loop.toggle' }],
    ['c', { type: 'captions.toggle' }],
    ['j', seekBy(-10)],
    ['ArrowLeft', seekBy(-10)],
    ['ArrowRight', seekBy(10)],
    ['0', seekTo(0)],
    ['7', seekTo(0.7)],
    ['9', seekTo(0.9)],
    [',', { type: 'player.stepFrame', frames: -1 }],
    ['.', { type: 'player.stepFrame', frames: 1 }],
    ['<', { type: 'speed.step', steps: -1 }],
    ['>', { type: 'speed.step', steps: 1 }],
  ])('%s works on the whole page', (key, intent) => {
    expect([press(key), press(key, '#player button')]).toEqual([intent, key === ' ' ? null : intent])
  })

  it.each([
    ['ArrowUp', { type: 'sound.changeVolume', points: 5 }],
    ['ArrowDown', { type: 'sound.changeVolume', points: -5 }],
    ['Home', seekTo(0)],
    ['End', seekTo(1)],
  ])('%s works in the player, and scrolls the page elsewhere', (key, intent) => {
    expect([press(key, '#time'), press(key, '#player button'), press(key), press(key, '#link')]).toEqual([intent, intent, null, null])
  })

  it('are few on the whole page beside a small player of another one, and all in it', () => {
    const pressBeside = (key: string, at = 'body') => shortcutOf({ ...bare, key, target: find(at) }, player, 'away')
    const expand = { type: 'mini.expand' }
    expect([pressBeside('k'), pressBeside('K'), pressBeside('i')]).toEqual([
      { type: 'player.togglePlay' },
      { type: 'player.togglePlay' },
      expand,
    ])
    for (const key of [' ', 'm', 'f', '5', 'ArrowLeft', 'ArrowUp', 'Home', '>', 'Escape'])
      expect([key, pressBeside(key)]).toEqual([key, null])
    expect([pressBeside('m', '#time'), pressBeside('5', '#time')]).toEqual([{ type: 'sound.toggleMuted' }, seekTo(0.5)])
    expect([pressBeside('k', '#text'), pressBeside('i', '#text')]).toEqual([null, null])
  })

  it('close a small player by Escape in it, and leave Escape to the page otherwise', () => {
    const escape = (at: string, place: 'page' | 'mini' | 'away') => shortcutOf({ ...bare, key: 'Escape', target: find(at) }, player, place)
    const close = { type: 'mini.close' }
    expect([escape('#time', 'away'), escape('#player button', 'mini')]).toEqual([close, close])
    expect([escape('#time', 'page'), escape('body', 'away'), escape('body', 'mini'), escape('#link', 'away')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('are digits by their place on a French keyboard, where their sign means nothing else', () => {
    expect([press('é', 'body', { code: 'Digit2' }), press('ç', 'body', { code: 'Digit9' })]).toEqual([seekTo(0.2), seekTo(0.9)])
    // On an American one, Shift and the comma key.
    expect(press('<', 'body', { code: 'Comma' })).toEqual({ type: 'speed.step', steps: -1 })
    expect(press('é', 'body', { code: 'KeyE' })).toBeNull()
  })

  it('are ignored in text fields and selects', () => {
    for (const key of ['k', ' ', '5', 'ArrowLeft']) expect([press(key, '#text'), press(key, '#item')]).toEqual([null, null])
  })

  it('space activates the focused button or link', () => {
    expect([press(' ', '#player button'), press(' ', '#link')]).toEqual([null, null])
    expect(press('k', '#player button')).toEqual({ type: 'player.togglePlay' })
  })

  it('arrows, Home and End move the focused volume slider', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) expect(press(key, '#volume')).toBeNull()
  })

  it('do not override the browser’s own combinations', () => {
    expect(press('f', 'body', { ctrlKey: true })).toBeNull()
    expect(press('l', 'body', { metaKey: true })).toBeNull()
    expect(press('k', 'body', { altKey: true })).toBeNull()
    expect(press('k', 'body', { defaultPrevented: true })).toBeNull()
  })
})
