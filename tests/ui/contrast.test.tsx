import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accents } from '../../src/shared/site.ts'

const readSheet = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../src/ui', name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const css = readSheet('tokens.css')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

type Colours = ReadonlyMap<string | undefined, Record<Theme, string | undefined>>
const coloursOf = (rules: string): Colours =>
  new Map(
    [...rules.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [
      name,
      { light, dark },
    ]),
  )
const colours = coloursOf(css)

/** Text on its background: at least 4.5 (WCAG 1.4.3). */
const text: [text: string, background: string][] = [
  ...['ink', 'muted'].flatMap((ink) => ['background', 'surface', 'raised', 'pressed'].map((ground): [string, string] => [ink, ground])),
  ...['accent-text', 'danger', 'success'].flatMap((ink) => ['background', 'surface'].map((ground): [string, string] => [ink, ground])),
  ['accent-text', 'raised'],
  ...['accent', 'accent-hover', 'accent-pressed'].map((ground): [string, string] => ['on-accent', ground]),
  ...['danger', 'danger-hover', 'danger-pressed'].map((ground): [string, string] => ['on-danger', ground]),
  ...['success', 'danger', 'warning', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
  ['accent-text', 'accent-soft'],
  ['on-inverse', 'inverse'],
  ['inverse-accent', 'inverse'],
]

/** Borders, icons and rings that are needed to recognise a control: at least 3 (WCAG 1.4.11). */
const controls: [mark: string, background: string][] = [
  ...['border', 'focus', 'accent', 'danger'].flatMap((mark) => ['background', 'surface'].map((ground): [string, string] => [mark, ground])),
  ...['accent', 'success', 'danger'].map((bar): [string, string] => [bar, 'pressed']),
  ['border', 'raised'],
  ['focus', 'raised'],
  ...['success', 'danger', 'info', 'focus'].map((mark): [string, string] => [`inverse-${mark}`, 'inverse']),
]

describe.each(themes)('the %s theme', (theme) => {
  it.each(text)('writes %s on %s with a contrast of 4.5 at least', (ink, ground) => {
    expect(contrast(colourOf(ink, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controls)('draws %s on %s with a contrast of 3 at least', (mark, ground) => {
    expect(contrast(colourOf(mark, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

/** The accents of accents.css, by their name in `data-accent`. */
const ofAccents = new Map(
  [...readSheet('accents.css').matchAll(/\[data-accent='(\w+)'\] \{([^}]*)\}/g)].map(([, name = '', rules = '']) => [
    name,
    coloursOf(rules),
  ]),
)

describe.each([...ofAccents])('the accent «%s»', (_name, own) => {
  const withAccent = new Map([...colours, ...own])
  const isOwn = (pair: readonly string[]): boolean => pair.some((name) => own.has(name))

  it.each(themes)('is read with a contrast of 4.5 at least in the %s theme, and text on it', (theme) => {
    for (const [ink, ground] of text.filter(isOwn))
      expect(contrast(colourOf(ink, theme, withAccent), colourOf(ground, theme, withAccent)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      )
  })

  it.each(themes)('marks controls with a contrast of 3 at least in the %s theme', (theme) => {
    for (const [mark, ground] of controls.filter(isOwn))
      expect(
        contrast(colourOf(mark, theme, withAccent), colourOf(ground, theme, withAccent)),
        `${mark} on ${ground}`,
      ).toBeGreaterThanOrEqual(3)
  })
})

describe('accents.css', () => {
  it('has every accent that a site can have, the default as tokens.css has it', () => {
    expect([...ofAccents.keys()]).toEqual([...accents])
    for (const [name, colour] of ofAccents.get(accents[0]) ?? []) expect(colour, name).toEqual(colours.get(name))
  })

  it('has in each accent all colours that follow it', () => {
    const following = [...colours.keys()].filter((name) => name?.includes('accent'))
    for (const [name, own] of ofAccents) expect(new Set(own.keys()), name).toEqual(new Set(following))
  })

  it('has the player of each accent in its colour of the dark theme', () => {
    const onDark = [...readSheet('accents.css').matchAll(/--accent-on-dark: (#[0-9a-f]{6});/g)].map(([, colour]) => colour)
    expect(onDark).toEqual([...ofAccents.values()].map((own) => own.get('accent')?.dark))
  })

  it('has no accent twice', () => {
    const lights = [...ofAccents.values()].map((own) => own.get('accent')?.light)
    expect(new Set(lights).size).toBe(accents.length)
  })
})

describe('tokens.css', () => {
  it('has every colour of the palette in one of the pairs', () => {
    const tested = new Set([...text, ...controls].flat())
    // Fixed white on the dark overlay of images, which is not a token.
    tested.add('on-scrim')
    expect([...colours.keys()].filter((name) => !tested.has(name ?? ''))).toEqual([])
  })

  it('declares no colour that this test’s pattern does not match', () => {
    expect([...css.matchAll(/--color-[\w-]+:/g)]).toHaveLength(colours.size)
  })
})

function colourOf(name: string, theme: Theme, of: Colours = colours): string {
  const colour = of.get(name)?.[theme]
  if (colour === undefined) throw new Error(`tokens.css has no --color-${name}`)
  return colour
}

/** Contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
