import { describe, expect, it } from 'vitest'
import {
  allowedPeopleFault,
  areDetailsChanged,
  blankDetails,
  type DetailsValues,
  detailsFormOf,
  type DetailsForm,
  detailsValuesOf,
  passwordFault,
  publishAtError,
  withoutPassword,
} from '../../src/shared/validation/detailsForm.ts'

const at = new Date(2031, 0, 2, 3, 4).toISOString()
const said: DetailsValues = {
  category: 'news',
  language: 'fr',
  licence: 'cc0-1.0',
  commentsOpen: false,
  downloadsAllowed: true,
  publishAt: at,
  publishWhenReady: true,
  audience: 'people',
  allowedUsernames: ['ada', 'grace'],
  hasPassword: true,
}
const { hasPassword: _known, ...sent } = said

describe('the details of a video in a form', () => {
  it('have the time of the person’s time zone, to the minute', () => {
    expect(detailsFormOf(said).publishAt).toBe('2031-01-02T03:04')
    expect(detailsFormOf({ ...said, publishAt: null }).publishAt).toBe('')
  })

  it('are the same once they were stored', () => {
    expect(detailsValuesOf(detailsFormOf(said), false)).toEqual(sent)
    const nothing = {
      category: null,
      language: null,
      licence: null,
      commentsOpen: true,
      downloadsAllowed: false,
      publishAt: null,
      publishWhenReady: false,
      audience: 'link' as const,
      allowedUsernames: [],
    }
    expect(detailsValuesOf(blankDetails, false)).toEqual(nothing)
    expect(detailsFormOf({ ...nothing, hasPassword: false })).toEqual(blankDetails)
  })

  it('do not schedule a public video', () => {
    expect(detailsValuesOf(detailsFormOf(said), true)).toEqual({ ...sent, publishAt: null, publishWhenReady: false })
  })

  it('have an error for a time that does not exist, unless the video is public', () => {
    const form = { ...blankDetails, publishAt: '2031-02-31T25:00' }
    expect(publishAtError(form, false)).toBe('Cette date est impossible')
    expect(publishAtError(form, true)).toBeUndefined()
    expect(publishAtError(detailsFormOf(said), false)).toBeUndefined()
    expect(publishAtError(blankDetails, false)).toBeUndefined()
  })

  it('take usernames as people type them, each once', () => {
    const typed = { ...blankDetails, audience: 'people', allowedPeople: ' @ada,grace;\n ada  Élise ' } as const
    expect(detailsValuesOf(typed, false).allowedUsernames).toEqual(['ada', 'grace', 'Élise'])
  })

  it('name a hundred people at most, while they count', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`).join(' ')
    const form = { ...blankDetails, audience: 'people', allowedPeople: names(101) } as const
    expect(allowedPeopleFault(form, false)).toBe('100 personnes au plus')
    expect(allowedPeopleFault({ ...form, allowedPeople: names(100) }, false)).toBeUndefined()
    expect(allowedPeopleFault(form, true)).toBeUndefined()
    expect(allowedPeopleFault({ ...form, audience: 'members' }, false)).toBeUndefined()
  })

  it('ask for a password while the video is private and opens with one, unless one is set', () => {
    const form = { ...blankDetails, audience: 'password' } as const
    expect(passwordFault(form, false)).toBe('Choisissez un mot de passe')
    expect(passwordFault({ ...form, password: 'sept...' }, false)).toBe('8 caractères au moins')
    expect(passwordFault({ ...form, password: 'x'.repeat(101) }, false)).toBe('100 caractères au plus')
    expect(passwordFault({ ...form, password: 'sept...', hasPassword: true }, false)).toBe('8 caractères au moins')
    const right = [{ password: 'huit....' }, { password: 'x'.repeat(100) }, { hasPassword: true }]
    expect(right.map((patch) => passwordFault({ ...form, ...patch }, false))).toEqual([undefined, undefined, undefined])
    expect([passwordFault(form, true), passwordFault({ ...form, audience: 'link' }, false)]).toEqual([undefined, undefined])
  })

  it('send a new password only, and only where it counts', () => {
    const form = { ...blankDetails, audience: 'password', password: 'la mer du Nord' } as const
    const sentOf = (patch: Partial<DetailsForm>, isPublic = false) => {
      const { audience, password } = detailsValuesOf({ ...form, ...patch }, isPublic)
      return { audience, password }
    }
    expect(sentOf({})).toEqual({ audience: 'password', password: 'la mer du Nord' })
    expect(sentOf({ password: '', hasPassword: true })).toEqual({ audience: 'password', password: undefined })
    expect(sentOf({ audience: 'link' })).toEqual({ audience: 'link', password: undefined })
    expect(sentOf({ password: 'court' }, true)).toEqual({ audience: 'link', password: undefined })
    expect(sentOf({}, true)).toEqual({ audience: 'password', password: 'la mer du Nord' })
  })

  it('are stored without the password, which a record has by then', () => {
    const form = { ...blankDetails, audience: 'password', password: 'la mer du Nord' } as const
    expect(withoutPassword(form, false)).toEqual({ ...form, password: '', hasPassword: false })
    expect(withoutPassword(form, true)).toEqual({ ...form, password: '', hasPassword: true })
    expect(withoutPassword({ ...form, password: '' }, true).hasPassword).toBe(false)
  })

  it.each([
    { category: 'food' },
    { language: 'en' },
    { licence: '' },
    { commentsOpen: false },
    { publishAt: '2031-01-02T03:04' },
    { publishWhenReady: true },
    { audience: 'members' },
    { allowedPeople: 'ada' },
    { password: 'a' },
  ] as const)('are changed by %o', (patch) => {
    const before = { ...blankDetails, licence: 'cc0-1.0' }
    expect(areDetailsChanged(before, { ...before })).toBe(false)
    expect(areDetailsChanged({ ...before, ...patch }, before)).toBe(true)
  })
})
