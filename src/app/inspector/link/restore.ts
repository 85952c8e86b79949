import type { Mask } from '../recorder/entries.ts'

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Error)

/**
 * Puts the values behind their masks: where an edited value is still the mask of the original, the original takes its place.
 * @param field name of the field that holds both, which decides how a text is masked
 */
export function restore(edited: unknown, original: unknown, mask: Mask, field = ''): unknown {
  const masked = mask({ [field]: original })
  if (JSON.stringify({ [field]: edited }) === JSON.stringify(masked)) return original
  if (Array.isArray(edited) && Array.isArray(original)) return edited.map((item, index) => restore(item, original[index], mask, field))
  if (!isPlain(edited) || !isPlain(original)) return edited
  return Object.fromEntries(Object.entries(edited).map(([name, value]) => [name, restore(value, original[name], mask, name)]))
}
