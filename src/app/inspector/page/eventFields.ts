import type { Masked, TracedEvent } from '../trace/types.ts'
import exampleEvents from './exampleEvents.json' with { type: 'json' }

export type Values = Readonly<Record<string, Masked>>
/** A value of an event as it is edited: a text or a number in its own field, a choice as a switch, everything else as JSON. */
export type EventField = { name: string; kind: 'text' | 'number' | 'choice' | 'json'; draft: string }

const examples: Readonly<Record<string, Readonly<Record<string, Values>>>> = exampleEvents

/** Returns the values with which an event begins: those of the last such event, else those of the machine's fixtures. */
export function valuesOf(machine: string, type: string, last: TracedEvent | undefined): Values {
  if (!last) return examples[machine]?.[type] ?? {}
  const { type: _, ...values } = last.event
  return values
}

function fieldOf(name: string, value: Masked): EventField {
  if (typeof value === 'string') return { name, kind: 'text', draft: value }
  if (typeof value === 'number') return { name, kind: 'number', draft: String(value) }
  if (typeof value === 'boolean') return { name, kind: 'choice', draft: String(value) }
  return { name, kind: 'json', draft: JSON.stringify(value, null, 2) }
}

export const fieldsOf = (values: Values): EventField[] => Object.entries(values).map(([name, value]) => fieldOf(name, value))

/** Returns what a field stands for, undefined when nothing can be read in it. */
export function valueOf({ kind, draft }: EventField): Masked | undefined {
  if (kind === 'text') return draft
  try {
    const value: Masked = JSON.parse(draft)
    return kind === 'number' && typeof value !== 'number' ? undefined : value
  } catch {
    return undefined
  }
}
