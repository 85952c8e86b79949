import { describe, expect, it } from 'vitest'
import {
  areDetailsChanged,
  blankDetails,
  type DetailsValues,
  detailsFormOf,
  detailsValuesOf,
  publishAtError,
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
}

describe('the details of a video in a form', () => {
  it('have the time of the person’s time zone, to the minute', () => {
    expect(detailsFormOf(said).publishAt).toBe('2031-01-02T03:04')
    expect(detailsFormOf({ ...said, publishAt: null }).publishAt).toBe('')
  })

  it('are the same once they were stored', () => {
    expect(detailsValuesOf(detailsFormOf(said), false)).toEqual(said)
    const nothing = {
      category: null,
      language: null,
      licence: null,
      commentsOpen: true,
      downloadsAllowed: false,
      publishAt: null,
      publishWhenReady: false,
    }
    expect(detailsValuesOf(blankDetails, false)).toEqual(nothing)
    expect(detailsFormOf(nothing)).toEqual(blankDetails)
  })

  it('do not schedule a public video', () => {
    expect(detailsValuesOf(detailsFormOf(said), true)).toEqual({ ...said, publishAt: null, publishWhenReady: false })
  })

  it('have an error for a time that does not exist, unless the video is public', () => {
    const form = { ...blankDetails, publishAt: '2031-02-31T25:00' }
    expect(publishAtError(form, false)).toBe('Cette date est impossible')
    expect(publishAtError(form, true)).toBeUndefined()
    expect(publishAtError(detailsFormOf(said), false)).toBeUndefined()
    expect(publishAtError(blankDetails, false)).toBeUndefined()
  })

  it.each([
    { category: 'food' },
    { language: 'en' },
    { licence: '' },
    { commentsOpen: false },
    { publishAt: '2031-01-02T03:04' },
    { publishWhenReady: true },
  ] as const)('are changed by %o', (patch) => {
    const before = { ...blankDetails, licence: 'cc0-1.0' }
    expect(areDetailsChanged(before, { ...before })).toBe(false)
    expect(areDetailsChanged({ ...before, ...patch }, before)).toBe(true)
  })
})
