import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..')
const refused = [
  ['shared', "export * from '../../db/schema/schema.ts'"],
  ['ui', "export { useSelector } from '@xstate/react'"],
  ['ui', "export * from '../../graphql/client.ts'"],
  ['machines/common', "export * from '../toggle/toggleMachine.ts'"],
  ['machines/search', "export * from '../../common/toggle/toggleMachine.ts'"],
  ['machines/content', "export * from '../../upload/upload/uploadMachine.ts'"],
  ['machines', "export * from '../common/toggle/toggleMachine.ts'"],
  ['machines', "export { gql } from '@urql/core'"],
  ['graphql', "export * from '../../machines/common/failure.ts'"],
  ['components', "export * from '../../screens/Home/Home.tsx'"],
  ['screens', "export * from '../Home/Home.tsx'"],
  ['app', "export * from '../../gateway/gateway.ts'"],
  ['gateway', "export * from '../../db/schema/schema.ts'"],
  ['gateway', "export * from '../../api/api.ts'"],
  ['db', "export * from '../../api/api.ts'"],
  ['storage', "export * from '../../db/schema/schema.ts'"],
  ['mailer', "export * from '../../db/schema/schema.ts'"],
  ['gateway', "export * from '../../mailer/mailer.ts'"],
  ['api', "export * from '../../worker/worker.ts'"],
  ['worker', "export * from '../../api/api.ts'"],
  ['server', "export * from '../../app/deps.ts'"],
] as const
/** The browser’s storage, by each of its names: a browser may deny it. */
const touched = [
  ['components', 'export const kept = localStorage.getItem("a")'],
  ['screens', 'export const kept = window.sessionStorage'],
  ['app', 'export const opened = globalThis.indexedDB'],
  ['graphql', 'export const stored = self.caches'],
  ['machines', 'export const kept = sessionStorage.length'],
  ['app', "export { get } from 'idb-keyval'"],
] as const
/** Each imports a type of the next, the last of the first. */
const circle = [
  ['db', "export type * from './circle1.ts'"],
  ['db', "export type * from './circle0.ts'"],
] as const
const taken = [
  ['api', "export type * from '../../db/schema/schema.ts'"],
  // The one machine that others invoke.
  ['machines/upload', "export type * from '../fileTransfer/types.ts'"],
  ['machines/content', "export type * from '../../upload/fileTransfer/types.ts'"],
] as const

const probe = (room: string, line: string, name: string) => {
  const folder = join(root, 'src', room, 'lint-probe')
  return { line, folder, file: join(folder, `${name}.ts`) }
}
const probes = [
  ...[...refused, ...taken, ...touched].map(([room, line], index) => probe(room, line, `probe${index}`)),
  ...circle.map(([room, line], index) => probe(room, line, `circle${index}`)),
]
const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })
let complaints: z.infer<typeof report>['diagnostics'] = []

/** All probes in one run of the linter, which reads the whole project's types each time. */
function lint(): string {
  try {
    const files = [...probes.map(({ file }) => file), 'src/components/browserStorage.ts', 'src/app/flows/upload/drafts.ts']
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--no-ignore', '--format=json', ...files], { cwd: root, encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && error.stdout !== '') return String(error.stdout)
    throw error
  }
}

const isRefused = (file: string, rule = 'no-restricted-imports'): boolean =>
  complaints.some(({ code, filename }) => join(root, filename) === file && code.includes(rule))

describe('the allowed imports', () => {
  beforeAll(() => {
    for (const { folder, file, line } of probes) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, `${line}\n`)
    }
    complaints = report.parse(JSON.parse(lint())).diagnostics
  }, 120_000)
  afterAll(() => {
    for (const { folder } of probes) rmSync(folder, { recursive: true, force: true })
  })

  it.each(refused.map((probe, index) => [...probe, index] as const))('src/%s refuses %s', (_room, _line, index) => {
    expect(isRefused(probes[index]?.file ?? '')).toBe(true)
  })

  it.each(taken.map((probe, index) => [...probe, index] as const))('src/%s may use %s', (_room, _line, index) => {
    expect(isRefused(probes[refused.length + index]?.file ?? '')).toBe(false)
  })

  it.each(touched.map((probe, index) => [...probe, index] as const))('src/%s refuses %s', (_room, _line, index) => {
    expect(isRefused(probes[refused.length + taken.length + index]?.file ?? '', 'no-restricted-')).toBe(true)
  })

  it('refuses a cycle of type imports', () => {
    const files = probes.slice(-circle.length).map(({ file }) => file)
    expect(files.filter((file) => isRefused(file, 'no-cycle'))).toEqual(files)
  })

  it('allows the storage in one module, and the database in one module', () => {
    const allowed = ['src/components/browserStorage.ts', 'src/app/flows/upload/drafts.ts'].map((file) => join(root, file))
    expect(allowed.filter((file) => isRefused(file, 'no-restricted-'))).toEqual([])
  })
})
