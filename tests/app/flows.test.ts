import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import type { AppFlows } from '../../src/app/AppProviders.tsx'
import type { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import type { CaptionsFlows } from '../../src/screens/Captions/Captions.tsx'
import { importedFiles } from '../support/importGraph.ts'

const root = join(import.meta.dirname, '..', '..')
const appFlows: readonly string[] = ['session', 'navigation', 'follow', 'lazyPart', 'lowerRows'] satisfies AppFlows[]

/** Returns the names of the flows that a screen, its parts and their lazily loaded modules take from the registry. */
function usedFlows(screen: string): string[] {
  const names = importedFiles([screen]).flatMap(({ text }) => [...text.matchAll(/\buseFlow\('(\w+)'\)/g)].map(([, name = '']) => name))
  return [...new Set(names)].filter((name) => !appFlows.includes(name)).toSorted()
}

/** Returns the names in the screen's `…Flows` type. */
function declaredFlows(screen: string): string[] {
  const union = /^export type \w+Flows =([^\n]*(?:\n  [^\n]*)*)/m.exec(readFileSync(screen, 'utf8'))?.[1] ?? ''
  return [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).toSorted()
}

const routes = [...globSync('src/app/routes/*.{ts,tsx}', { cwd: root }), 'src/app/embed/EmbedApp.tsx'].map((path) => join(root, path))
const screens = routes.flatMap((route) => {
  const imports = readFileSync(route, 'utf8').matchAll(/'(\.\.\/\.\.\/screens\/(\w+)\/\2\.tsx)'/g)
  return [...imports].map(([, path = '', name = '']) => ({ name, screen: join(dirname(route), path) }))
})

/** Parts of a screen whose flows load with them. */
const parts = [
  { name: 'the comments of Watch', screen: join(root, 'src/screens/Watch/Comments/FoldedComments.tsx') },
  { name: 'the lower rows of Home', screen: join(root, 'src/screens/Home/LowerRows.tsx') },
]

describe('the flows of a screen', () => {
  it('are checked for every screen', () => {
    expect(new Set(screens.map(({ name }) => name)).size).toBe(globSync('src/screens/*', { cwd: root }).length)
    expect(screens.flatMap(({ screen }) => usedFlows(screen)).length).toBeGreaterThan(35)
  })

  it.for([...screens, ...parts])('are declared, and used: $name', ({ screen }) => {
    expect(declaredFlows(screen)).toEqual(usedFlows(screen))
  })

  it('must all be provided by its route', () => {
    type Provided = ComponentProps<typeof ProvideFlows<CaptionsFlows>>['flows']
    const provide = (flows: Pick<Provided, 'playerStage'>): Provided =>
      // @ts-expect-error: the editor of captions is missing, among others
      flows
    expect(provide).toBeTypeOf('function')
  })
})
