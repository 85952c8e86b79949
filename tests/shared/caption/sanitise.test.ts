import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseCueText } from '../../../src/shared/caption/sanitise.ts'

describe('the text of a cue', () => {
  it.each([
    ['<i>a</i> <b>b</b> <u>c</u>', '<i>a</i> <b>b</b> <u>c</u>'],
    ['<v.loud  Ana   Lü>Oui', '<v Ana Lü>Oui</v>'],
    ['<v>Oui</v>', 'Oui'],
    ['<I.big>a</I>', '<i>a</i>'],
    ['<i><b>a</i> b</b>', '<i><b>a</b></i> b'],
    ['<i>a<i>b</i>c</i>d', '<i>a<i>b</i>c</i>d'],
    ['a</i>', 'a'],
    ['<c.red>a</c> <lang fr>b</lang> <00:00:01.000>c', 'a b c'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<font color="red" onclick="x">a</font>', 'a'],
    ['&lt;script&gt;a', '&lt;script&gt;a'],
    ['je t’aime <3 & 2 > 1', 'je t’aime &lt;3 &amp; 2 &gt; 1'],
    ['&amp;lt;', '&amp;lt;'],
    ['&eacute;&#233;&#xe9;&nbsp;!', '&amp;eacute;éé\u00a0!'],
    ['a --&gt; b&#10;&#10;c', 'a --&gt; b\ufffd\ufffdc'],
    ['a\u0000\u001b\u202eb&#x202e;c', 'abc'],
    ['{\\an8\\fs20}a {b}', 'a {b}'],
    ['{</i>\\an8}a', '{an8}a'],
    ['  a \n\n  b', 'a\nb'],
    ['<i> \u200b</i>', ''],
  ])('%j becomes %j', (text, sanitised) => {
    expect(sanitiseCueText(text)).toBe(sanitised)
  })

  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '/',
      '&',
      ';',
      '-->',
      '\n',
      ' ',
      '<i>',
      '</i>',
      '<b.x>',
      '</b>',
      '<v A>',
      '</v>',
      '&lt;',
      '&#60;',
      '{\\',
      '}',
      '<script ',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const anyText = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''))

  it('has no tag but the four, no arrow and no empty line, whatever was written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const sanitised = sanitiseCueText(text)
        expect(sanitised.replaceAll(/<\/?[ibuv]>|<v [^<>\n]+>/g, '')).not.toMatch(/[<>]/)
        expect(sanitised).not.toMatch(/\n\n|^\n|\n$/)
      }),
      { numRuns: 2000 },
    )
  })

  it('does not change a second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = sanitiseCueText(text)
        expect(sanitiseCueText(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
