import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const made: string[] = []
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true })
})

/** Lints one line in a folder of its own inside a room. */
function lint(room: string, line: string): string {
  const folder = join(root, 'src', room, 'lint-probe')
  mkdirSync(folder, { recursive: true })
  made.push(folder)
  const file = join(folder, 'probe.ts')
  writeFileSync(file, `${line}\n`)
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--no-ignore', file], { cwd: root, encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

describe('who may import whom', () => {
  it.each([
    ['shared', "export * from '../../db/schema.ts'"],
    ['ui', "export { useSelector } from '@xstate/react'"],
    ['ui', "export * from '../../graphql/client.ts'"],
    ['machines', "export * from '../like/likeMachine.ts'"],
    ['machines', "export { gql } from '@urql/core'"],
    ['graphql', "export * from '../../machines/failure.ts'"],
    ['components', "export * from '../../screens/Home/Home.tsx'"],
    ['screens', "export * from '../Home/Home.tsx'"],
    ['app', "export * from '../../gateway/gateway.ts'"],
    ['gateway', "export * from '../../db/schema.ts'"],
    ['gateway', "export * from '../../api/api.ts'"],
    ['db', "export * from '../../api/api.ts'"],
    ['storage', "export * from '../../db/schema.ts'"],
    ['api', "export * from '../../worker/worker.ts'"],
    ['worker', "export * from '../../api/api.ts'"],
    ['server', "export * from '../../app/deps.ts'"],
  ])('src/%s refuses %s', (room, line) => {
    expect(lint(room, line)).toContain('no-restricted-imports')
  })

  it('lets a room use what lies below it', () => {
    expect(lint('api', "export type * from '../../db/schema.ts'")).not.toContain('no-restricted-imports')
  })
})
