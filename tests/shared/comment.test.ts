import { describe, expect, it } from 'vitest'
import { commentMessages, commentTextError } from '../../src/shared/validation/comment.ts'
import { reportMessages, validateReport } from '../../src/shared/validation/report.ts'

describe('the text of a comment', () => {
  it.each([
    ['Bravo', undefined],
    [` ${'é'.repeat(2000)}\n`, undefined],
    [' \n\u00a0', commentMessages.textRequired],
    ['é'.repeat(2001), commentMessages.textLong],
  ])('is trimmed before it is validated', (text, error) => expect(commentTextError(text)).toBe(error))
})

describe('a report', () => {
  it('requires a reason of the list, and may have details', () => {
    expect(validateReport({ reason: 'spam', text: '' })).toEqual({})
    expect(validateReport({ reason: '', text: '' })).toEqual({ reason: reportMessages.reasonRequired })
    expect(validateReport({ reason: 'toString', text: 'é'.repeat(1001) })).toEqual({
      reason: reportMessages.reasonRequired,
      text: reportMessages.textLong,
    })
  })
})
