import { directionOverrides, plainText } from '../text.ts'

const keptTags = new Set(['i', 'b', 'u', 'v'])
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}

/** A tag, or a time inside of a cue. A lone `<` is neither: it stays as text. */
const token = /<(\/?)([a-z][a-z0-9]*)((?:\.[^\s<>.]+)*)(?:[ \t\n]([^<>]*))?\/?>|<[\d:.,]*\d[.,]\d{3}>/gi
/** Positions and styles that SRT editors write, such as `{\an8}`. */
const styleOverride = /\{\\[^{}]*\}/g
// oxlint-disable-next-line no-control-regex -- these are what is removed
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/**
 * Returns the text of a cue with only `<i>`, `<b>`, `<u>` and `<v Name>`, every one closed, and everything else as plain text: other tags,
 * classes and styles are dropped, the words between them stay. Its own result does not change again.
 */
export function sanitiseCueText(markup: string): string {
  const source = markup.replaceAll(controls, '').replaceAll(styleOverride, '')
  const open: string[] = []
  let [made, after] = ['', 0]
  for (const match of source.matchAll(token)) {
    made += plain(source.slice(after, match.index))
    after = match.index + match[0].length
    const [, slash, name = '', , annotation = ''] = match
    const tag = name.toLowerCase()
    if (!keptTags.has(tag)) continue
    made += slash ? closeFrom(open, open.lastIndexOf(tag)) : opening(open, tag, annotation)
  }
  made += plain(source.slice(after)) + closeFrom(open, 0)
  // A dropped tag may leave the two halves of one together.
  const text = made.replaceAll(/\{\\+/g, '{')
  return isVisible(text) ? trimLines(text) : ''
}

const isVisible = (markup: string): boolean => plainText(markup.replaceAll(/<[^<>]*>/g, '')) !== ''

function opening(open: string[], tag: string, annotation: string): string {
  const name = tag === 'v' ? plain(annotation.replaceAll(/\s+/g, ' ').trim()) : ''
  if (tag === 'v' && name === '') return ''
  open.push(tag)
  return tag === 'v' ? `<v ${name}>` : `<${tag}>`
}

/** Closes the open tags from an index on, the last first. @param index -1 when none is to be closed */
function closeFrom(open: string[], index: number): string {
  if (index === -1) return ''
  return open
    .splice(index)
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
}

function plain(text: string): string {
  const decoded = text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
    name === undefined ? characterOf(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)) : (entities[name] ?? whole),
  )
  return decoded.replaceAll(directionOverrides, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function characterOf(code: number): string {
  const isText = (code === 9 || code >= 32) && code !== 127 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
  return isText ? String.fromCodePoint(code) : '\ufffd'
}

/** An empty line would end the cue. */
function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
