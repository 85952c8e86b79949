import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { classNameOf } from './classNameOf.ts'

type Value = string | number
type Tag = (strings: TemplateStringsArray, ...values: Value[]) => string
type Named = { named: (name: string) => Tag }

const cache = createCache({ key: 'style', stylisPlugins: [] })
const sheets = new Map<string, Map<string, string>>()
const owners = new Map<string, string>()

/** Emotion composes each class that it meets. After a dot it is part of a selector: there it becomes plain text. */
function textsAndValues(strings: TemplateStringsArray, values: readonly Value[]): [TemplateStringsArray, ...Value[]] {
  const texts = [strings[0] ?? '']
  const kept: Value[] = []
  for (const [index, value] of values.entries()) {
    const [before = '', after = ''] = [texts.at(-1), strings[index + 1]]
    if (before.endsWith('.')) texts[texts.length - 1] = `${before}${value}${after}`
    else {
      kept.push(value)
      texts.push(after)
    }
  }
  return [Object.assign(texts, { raw: texts }), ...kept]
}

/** `css` and `keyframes` as one file of styles sees them: each gets the name of the constant that it is for. */
export function emotionFor(file: string, isShort: boolean): Record<'css' | 'keyframes', Named> {
  const rules = new Map<string, string>()
  sheets.set(file, rules)

  const record = (name: string, selectorOf: (unique: string) => string): Tag => {
    const unique = classNameOf(file, name, isShort)
    const owner = `${file}: ${name}`
    if ((owners.get(unique) ?? owner) !== owner) throw new Error(`${owner} has the class of ${owners.get(unique)}: give it another name`)
    owners.set(unique, owner)
    return (strings, ...values) => {
      const serialized = serializeStyles(textsAndValues(strings, values), cache.registered)
      const selector = selectorOf(unique)
      // Emotion remembers rules by this name.
      const found = cache.insert(selector, { ...serialized, name: `${selector}${serialized.name}` }, cache.sheet, false)
      rules.set(name, found ?? '')
      if (selector.startsWith('.')) cache.registered[unique] = serialized.styles
      return unique
    }
  }
  const tag = (selectorOf: (unique: string) => string): Named => {
    const unnamed = (): never => {
      throw new Error(`${file}: write each style as «const name = css\`…\`»`)
    }
    return Object.assign(unnamed, { named: (name: string) => record(name, selectorOf) })
  }
  return { css: tag((unique) => `.${unique}`), keyframes: tag((unique) => `@keyframes ${unique}`) }
}

/** Rules of one file by the names of its constants, in the order in which they were written. */
export const rulesOf = (file: string): ReadonlyMap<string, string> => sheets.get(file) ?? new Map()

/** Returns the file and the constant that a class is of; undefined for any other text. */
export const ownerOf = (unique: string): string | undefined => owners.get(unique)
