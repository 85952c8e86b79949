import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const breaking = /«[ \u00a0]|[ \u00a0]»/u

/** Lines of a source file without its comments. */
function codeOf(file: string): [number: number, line: string][] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, (comment) => comment.replaceAll(/[^\n]/gu, ''))
  return text.split('\n').map((line, index) => [index + 1, line.replace(/^\s*\/\/.*$/u, '')])
}

describe('quotation marks in French texts', () => {
  it('have narrow no-break spaces inside', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/**/generated/**'] })
    expect(files.length).toBeGreaterThan(500)
    const wrong = files.flatMap((file) =>
      codeOf(file)
        .filter(([, line]) => breaking.test(line))
        .map(([number]) => `${file}:${number}`),
    )
    expect(wrong).toEqual([])
  })

  it.each(['« Tout »', '«\u00a0Tout\u00a0»'])('are detected when they are written %j', (text) => expect(breaking.test(text)).toBe(true))
  it('are accepted when they are written correctly', () => expect(breaking.test('«\u202fTout\u202f»')).toBe(false))
})
