import { describe, expect, it } from 'vitest'
import { fieldsOf, valueOf, valuesOf } from '../../../src/app/inspector/page/eventFields.ts'

const values = { title: 'Semer', size: 3, isOn: false, list: [1], nobody: null }

describe('the fields of an event', () => {
  it('have a kind that fits each value, and stand for the same values again', () => {
    const fields = fieldsOf(values)
    expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['title', 'text'],
      ['size', 'number'],
      ['isOn', 'choice'],
      ['list', 'json'],
      ['nobody', 'json'],
    ])
    expect(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))).toEqual(values)
  })

  it.each([
    ['number', 'three'],
    ['number', '"3"'],
    ['json', '{'],
  ] as const)('stand for nothing when no %s can be read in %s', (kind, draft) => {
    expect(valueOf({ name: 'a', kind, draft })).toBeUndefined()
  })

  it('begin as those of the last such event, else as those of the fixtures', () => {
    const event = { type: 'toggle.press', isOn: true, isSignedIn: false }
    const last = { number: 1, at: 0, actorId: 'x:1', fromId: null, event, after: null, effects: [] }
    expect(valuesOf('toggle', 'toggle.press', last)).toEqual({ isOn: true, isSignedIn: false })
    expect(valuesOf('toggle', 'toggle.press', undefined)).toEqual({ isOn: false, isSignedIn: true })
    expect(valuesOf('nobody', 'a.b', undefined)).toEqual({})
  })
})
