import { describe, expect, it } from 'vitest'
import { withoutRepeats } from '../../src/screens/Home/withoutRepeats.ts'

const row = (letters: string) => letters.split('').map((id) => ({ content: { id } }))
const shared = (...rows: string[]) => withoutRepeats(rows.map(row)).map((items) => items.map(({ content }) => content.id).join(''))

describe('rows that want the same videos', () => {
  it.each([
    ['nothing in common: as they are', ['abc', 'xyz'], ['abc', 'xyz']],
    ['the same best video: the upper row has it', ['abc', 'ade'], ['abc', 'de']],
    ['the same videos: each row takes its best in turn', ['abcdef', 'abcdef'], ['ace', 'bdf']],
    ['opposite orders', ['abcd', 'dcba'], ['ab', 'dc']],
    ['a short row and a long one: the long one keeps what is left', ['ab', 'abcdef'], ['a', 'bcdef']],
    ['one video', ['a', 'a'], ['a', '']],
    ['three rows', ['abc', 'abc', 'abc'], ['a', 'b', 'c']],
    ['a row that names a video twice', ['aab', 'bc'], ['a', 'bc']],
    ['an empty row', ['', 'ab'], ['', 'ab']],
    ['no rows', [], []],
  ])('%s', (_, rows, expected) => {
    expect(shared(...rows)).toEqual(expected)
  })

  it('leave what they were given as it was', () => {
    const given = [row('ab'), row('ab')]
    withoutRepeats(given)
    expect(given).toEqual([row('ab'), row('ab')])
  })
})
