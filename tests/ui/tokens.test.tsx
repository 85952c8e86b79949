import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as tokens from '../../src/ui/tokens.ts'

const root = join(import.meta.dirname, '../..')
const sheet = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8')
const declared = new Set([...sheet.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
const typed = Object.values(tokens).flatMap((group) => (typeof group === 'string' ? [group] : Object.values(group)))

describe('the style tokens', () => {
  it('are the custom properties of tokens.css, each once', () => {
    expect(typed.toSorted()).toEqual([...declared].map((name) => `var(${name})`).toSorted())
  })

  it('contain no name that tokens.css lacks', () => {
    // @ts-expect-error: the colour is called «muted».
    expect(tokens.color.mutd).toBeUndefined()
  })

  it('are never written as strings in a style, where a wrong name would not be detected', () => {
    const files = globSync('src/**/*.styles.ts', { cwd: root })
    expect(files.length).toBeGreaterThan(100)
    const written = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name]) => declared.has(name))
        .map(([use]) => `${file}: ${use})`),
    )
    expect(written).toEqual([])
  })
})
