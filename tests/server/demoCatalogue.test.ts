import { describe, expect, it } from 'vitest'
import { demoClips } from '../../src/server/demo/catalogue/catalogue.ts'
import { lengthOf } from '../../src/server/demo/catalogue/clip.ts'
import { demoCreators } from '../../src/server/demo/creators.ts'
import { exchanges } from '../../src/server/demo/exchanges.ts'
import { demoPlaylists } from '../../src/server/demo/habits.ts'
import { clipKey } from '../../src/server/demo/publish.ts'
import { parseCaptions } from '../../src/shared/caption/parse.ts'
import { writeWebVtt } from '../../src/shared/caption/write.ts'
import { readChapters } from '../../src/shared/chapters.ts'
import { limits } from '../../src/shared/limits.ts'

/** How often each value occurs. */
function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const titled = (title: string) => {
  const clip = demoClips.find((one) => one.title.startsWith(title))
  if (!clip) throw new Error(`no clip is called ${title}`)
  return clip
}

describe('the catalogue of the demonstration', () => {
  it('has thirty videos by eight creators, all different', () => {
    expect(demoClips).toHaveLength(30)
    expect(new Set(demoClips.map(({ title }) => title)).size).toBe(30)
    expect(new Set(demoClips.flatMap(({ parts }) => parts.map(({ picture }) => picture))).size).toBeGreaterThanOrEqual(30)
    expect(countOf(demoClips.map(({ creator }) => creator))).toEqual(
      new Map([
        ['atelier_fractal', 5],
        ['derniere_rame', 4],
        ['grand_large', 4],
        ['papier_decoupe', 3],
        ['ciel_ouvert', 4],
        ['ondes_courtes', 3],
        ['petit_jardin', 3],
        ['studio_lucarne', 4],
      ]),
    )
    expect(demoCreators).toHaveLength(8)
  })

  it('begins with six videos of six looks', () => {
    expect(demoClips.slice(0, 6).map(({ title }) => title)).toEqual([
      'Plongée dans l’ensemble de Mandelbrot',
      'Les toits de Paris, après la pluie',
      'Coucher de soleil sur la baie',
      'Cinq montagnes de papier',
      'Le bal des planètes',
      'Aurore d’hiver',
    ])
  })

  it('has two videos of more than five minutes, and the others last less than half a minute', () => {
    const long = demoClips.filter((clip) => lengthOf(clip) > 300)
    expect(long.map((clip) => [clip.title.slice(0, 17), lengthOf(clip)])).toEqual([
      ['Le train de nuit,', 336],
      ['La traversée, une', 320],
    ])
    expect(Math.max(...demoClips.filter((clip) => !long.includes(clip)).map(lengthOf))).toBeLessThan(30)
  })

  it('has one video in portrait format', () => {
    const upright = demoClips.filter(({ parts }) => parts.every(({ picture: { width, height } }) => height > width))
    expect(upright.map(({ title }) => title)).toEqual(['Trois fleurs et un papillon'])
  })

  it('draws all pictures of a video in one size and rate, so that they can be joined', () => {
    for (const { title, parts } of demoClips) {
      const shapes = new Set(parts.map(({ picture: { width, height, rate } }) => `${width} × ${height}, ${rate}`))
      expect([title, shapes.size]).toEqual([title, 1])
    }
  })

  it('fills each category, and each of the ten hashtags that Explore shows, with three videos at least', () => {
    for (const [category, count] of countOf(demoClips.map(({ category }) => category)))
      expect([category, count >= 3]).toEqual([category, true])
    const hashtags = [...countOf(demoClips.flatMap((clip) => clip.hashtags)).values()].toSorted((one, other) => other - one)
    expect(hashtags[limits.popularHashtags - 1]).toBeGreaterThanOrEqual(3)
  })

  it('has public playlists of three videos at least', () => {
    const shown = demoPlaylists.filter(({ isPrivate }) => !isPrivate)
    expect(shown.length).toBeGreaterThanOrEqual(7)
    expect(Math.min(...shown.map(({ clips }) => clips.length))).toBe(3)
  })

  it('keeps within the limits of the site', () => {
    for (const { title, description, hashtags } of demoClips) {
      expect([title, title.length <= limits.titleMax]).toEqual([title, true])
      expect(description.length).toBeLessThanOrEqual(limits.descriptionMax)
      for (const name of hashtags) expect(name.length).toBeLessThanOrEqual(limits.hashtagMax)
    }
    for (const { channel, description } of demoCreators) {
      expect(channel.length).toBeLessThanOrEqual(limits.channelNameMax)
      expect(description.length).toBeLessThanOrEqual(limits.channelDescriptionMax)
    }
    for (const { name, description } of demoPlaylists) {
      expect(name.length).toBeLessThanOrEqual(limits.playlistNameMax)
      expect(description.length).toBeLessThanOrEqual(limits.playlistDescriptionMax)
    }
  })

  it('has something to say below the videos of every creator', () => {
    expect(Object.keys(exchanges).toSorted()).toEqual(demoCreators.map(({ username }) => username).toSorted())
  })

  it('names each content for good', () => expect(clipKey(7)).toBe('00000000-0000-4000-8000-000000000007'))
})

describe('what the site reads from the catalogue', () => {
  it.each([
    ['Plongée', ['Le rivage', 'La vallée des hippocampes', 'Les spirales']],
    ['Le train de nuit', ['Le départ', 'La plaine', 'Les montagnes', 'La neige au lever du jour', 'La mer']],
    ['La traversée', ['L’aube', 'Plein midi', 'Le soir', 'Le quart de nuit']],
    ['Le bal', ['Le premier tour', 'Le deuxième, en comptant', 'Saturne, enfin']],
    ['Régler', ['Les couleurs', 'Les dégradés', 'Le mouvement']],
  ])('%s… has its chapters', (title, chapters) => {
    const clip = titled(title)
    expect(readChapters(clip.description, lengthOf(clip)).map((chapter) => chapter.title)).toEqual(chapters)
  })

  it('the chapters of the long videos begin with their pictures', () => {
    for (const title of ['Le train de nuit', 'La traversée']) {
      const clip = titled(title)
      const starts = clip.parts.map((_, index) => lengthOf({ ...clip, parts: clip.parts.slice(0, index) }))
      const chapters = readChapters(clip.description, lengthOf(clip)).map(({ start }) => start)
      expect(chapters).toEqual(starts)
    }
  })

  it('captions in French, of four videos also in a second language', () => {
    const languages = demoClips.flatMap(({ title, captions }) => (captions ? [[title.slice(0, 12), Object.keys(captions).join(' ')]] : []))
    expect(languages).toEqual([
      ['Plongée dans', 'fr'],
      ['Le bal des p', 'fr en'],
      ['Le train de ', 'fr en'],
      ['La traversée', 'fr es'],
      ['Régler son é', 'fr en'],
    ])
  })

  it('captions that are accepted unchanged, and end with their video', () => {
    for (const clip of demoClips) {
      for (const cues of Object.values(clip.captions ?? {})) {
        expect(parseCaptions(writeWebVtt(cues))).toEqual({ cues })
        expect(cues.at(-1)?.endMs).toBe(lengthOf(clip) * 1000)
      }
    }
  })
})
