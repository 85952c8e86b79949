import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync(['src/**/*.tsx', 'tests/ui/gallery/*.tsx'], { cwd: root }).map((path) => join(root, path))
const modules = globSync(['src/**/*.module.css', 'tests/ui/gallery/*.module.css'], { cwd: root }).map((path) => join(root, path))

type Use = { file: string; module: string; name: string }

const uses = [...sources.flatMap(usesOf), ...modules.flatMap(compositionsOf)]

describe.each(modules.map((path) => ({ path, shown: relative(root, path) })))('$shown', ({ path }) => {
  const declared = classesOf(path)

  it('declares every class that a component takes from it', () => {
    const missing = uses.filter((use) => use.module === path && !declared.has(use.name))
    expect(missing.map((use) => `${relative(root, use.file)}: styles.${use.name}`)).toEqual([])
  })

  it('declares no class that nothing takes', () => {
    const taken = new Set(uses.filter((use) => use.module === path).map((use) => use.name))
    expect([...declared].filter((name) => !taken.has(name))).toEqual([])
  })
})

describe('components', () => {
  it('name classes literally, so that these checks see them', () => {
    expect(sources.filter((file) => /\b\w*[sS]tyles\[/.test(readFileSync(file, 'utf8'))).map((file) => relative(root, file))).toEqual([])
  })

  it('import only modules that exist', () => {
    const known = new Set(modules)
    expect(uses.filter((use) => !known.has(use.module)).map((use) => relative(root, use.file))).toEqual([])
  })
})

function usesOf(file: string): Use[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, variable, path]) =>
    [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      file,
      module: resolve(dirname(file), path ?? ''),
      name: name ?? '',
    })),
  )
}

/** Classes that a module composes its own of. */
function compositionsOf(file: string): Use[] {
  return [...readFileSync(file, 'utf8').matchAll(/composes:\s*([^;]+?) from '([^']+)'/g)].flatMap(([, names = '', path = '']) =>
    names.split(/\s+/).map((name) => ({ file, module: resolve(dirname(file), path), name })),
  )
}

/** Class names in selectors only: what stands between braces, in comments and in strings is no selector. */
function classesOf(path: string): Set<string> {
  const css = readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'[^']*'|"[^"]*"|url\([^)]*\)/g, '')
  const selectors = [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector ?? '')
    .filter((selector) => !selector.trim().startsWith('@'))
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '')))
}
