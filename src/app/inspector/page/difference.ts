import type { Masked } from '../trace/types.ts'

/** A line of a value as it is shown. `depth`: how far it is indented */
export type Line = {
  path: string
  depth: number
  name: string
  text: string
  change: 'same' | 'added' | 'removed' | 'changed'
  was?: string
}

const isFields = (value: Masked | undefined): value is { readonly [name: string]: Masked } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Masked | undefined): value is readonly Masked[] => Array.isArray(value)

function partsOf(value: Masked | undefined): [string, Masked][] | null {
  if (isList(value)) return value.map((item, index) => [String(index), item])
  return isFields(value) ? Object.entries(value) : null
}

const textOf = (value: Masked | undefined): string => {
  const parts = partsOf(value)
  if (!parts) return JSON.stringify(value)
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}']
  return parts.length === 0 ? `${open}${close}` : `${open}${parts.length}${close}`
}

/** Returns the fields of a value line by line, with what changed since. @param before undefined when there is nothing to compare with */
export function linesOf(now: Masked | undefined, before: Masked | undefined, path = '', depth = 0): Line[] {
  const [newParts, oldParts] = [partsOf(now) ?? [], partsOf(before) ?? []]
  const [newer, older] = [new Map(newParts), new Map(oldParts)]
  const names = [...newer.keys(), ...[...older.keys()].filter((name) => !newer.has(name))]
  return names.flatMap((name) => lineOf(name, newer.get(name), before === undefined ? newer.get(name) : older.get(name), path, depth))
}

function lineOf(name: string, now: Masked | undefined, before: Masked | undefined, above: string, depth: number): Line[] {
  const path = above === '' ? name : `${above}.${name}`
  const line = { path, depth, name }
  if (now === undefined) return [{ ...line, text: textOf(before), change: 'removed' }]
  const inner = linesOf(now, before, path, depth + 1)
  if (before === undefined)
    return [{ ...line, text: textOf(now), change: 'added' }, ...inner.map((one): Line => ({ ...one, change: 'added' }))]
  const [text, was] = [textOf(now), textOf(before)]
  return [{ ...line, text, ...(text === was ? { change: 'same' } : { change: 'changed', was }) }, ...inner]
}
