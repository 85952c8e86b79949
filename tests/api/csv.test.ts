import { describe, expect, it } from 'vitest'
import { csvOf } from '../../src/api/http/csv.ts'

const lineOf = (...cells: (string | number | null)[]) => csvOf(['a'], [cells]).split('\r\n').slice(1).join('\r\n')

describe('a CSV cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+33 1', "'+33 1"],
    ['-2', "'-2"],
    ['@SOMME', "'@SOMME"],
    ['\t=1', "'\t=1"],
    ['  =1', "'  =1"],
    ['a=b', 'a=b'],
    ['Plus + moins', 'Plus + moins'],
  ])('that begins like a formula is text: %j', (text, written) => {
    expect(lineOf(text)).toBe(`${written}\r\n`)
  })

  it.each([
    ['a;b', '"a;b"'],
    ['dit "oui"', '"dit ""oui"""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['a, b', 'a, b'],
    ['', ''],
  ])('is quoted where it must be: %j', (text, written) => {
    expect(lineOf(text)).toBe(`${written}\r\n`)
  })

  it('writes numbers with a decimal comma, also negative ones, and nothing for null', () => {
    expect(lineOf(1.5, -3, null, 'x')).toBe('1,5;-3;;x\r\n')
  })
})
