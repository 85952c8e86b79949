import { isErrorCode } from '../../../shared/errorCodes.ts'
import type { Masked } from './types.ts'

/** Fields whose texts come from the code, and which machines branch on. All other texts are masked. */
const namesFromCode: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'phase',
  'status',
  'reason',
  'visibility',
  'tab',
  'period',
  'sort',
  'during',
  'provider',
  'roleName',
  'mediaState',
  'videoFile',
  'actorId',
])
/** Fields of which not even the length may be known. */
const secrets = /password|token|secret|verifier|^code$/i
const fileEnding = /\.[a-z\d]{2,4}$/i
/** The order of moments decides what is newer. */
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const deepest = 12
const longest = 10_000
const widest = 500

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** 0 → a, 25 → z, 26 → aa: tells masked texts apart. */
function nameOfNumber(number: number): string {
  const rest = Math.floor(number / letters.length)
  return `${rest > 0 ? nameOfNumber(rest - 1) : ''}${letters[number % letters.length] ?? ''}`
}

/** The text with the same length, blanks and punctuation, whose letters and digits are replaced by those that tell `number`. */
function shaped(text: string, number: number): string {
  const ending = fileEnding.exec(text)?.[0] ?? ''
  const [ownLetters, ownDigits] = [Array.from(nameOfNumber(number)), Array.from(String(number))]
  const body = text.slice(0, text.length - ending.length)
  const replaced = body.replaceAll(/\p{L}|\p{N}/gu, (sign) =>
    /\p{N}/u.test(sign) ? (ownDigits.shift() ?? '0') : (ownLetters.shift() ?? 'x'),
  )
  return replaced + ending
}

/**
 * Returns a function that masks values, for the inspector and for traces. Equal texts get equal masks and different ones different masks
 * where there is room; length, blanks and punctuation stay, so that the rules of forms decide as they did. Secrets lose their length too.
 * Numbers, booleans, names of fields and texts from the code stay; functions, files, actors and cycles are named.
 */
export function createMasker(): (value: unknown) => Masked {
  const masks = new Map<string, string>()

  function maskText(text: string, field: string): string {
    if (text === '') return ''
    if (secrets.test(field)) return isErrorCode(text) ? text : '••••••••••••'
    if (namesFromCode.has(field) || isErrorCode(text) || moment.test(text)) return text.slice(0, longest)
    const known = masks.get(text)
    if (known !== undefined) return known
    const mask = text.length > longest ? `[${text.length} signs]` : shaped(text, masks.size)
    masks.set(text, mask)
    return mask
  }

  function maskValue(value: unknown, field: string, above: readonly object[]): Masked {
    if (typeof value === 'string') return maskText(value, field)
    if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
    if (typeof value !== 'object') return `[${typeof value}]`
    if (above.includes(value)) return '[cycle]'
    if (above.length >= deepest) return '[deeper]'
    const inside = [...above, value]
    if (value instanceof Error) {
      const [code, fields] = ['code' in value ? value.code : null, 'fields' in value ? value.fields : null]
      return { error: value.name, code: isErrorCode(code) ? code : null, fields: maskValue(fields, 'fields', inside) }
    }
    if ('sessionId' in value && 'send' in value) return { actor: String(value.sessionId) }
    if (value instanceof Set || value instanceof Map) return maskValue([...value], field, above)
    if (Array.isArray(value)) {
      const shown = value.slice(0, widest).map((item) => maskValue(item, field, inside))
      return value.length > widest ? [...shown, `[${value.length - widest} more]`] : shown
    }
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null) return Object.prototype.toString.call(value)
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
    return Object.fromEntries(fields.slice(0, widest).map(([name, inner]) => [name, maskValue(inner, name, inside)]))
  }

  return (value) => maskValue(value, '', [])
}
