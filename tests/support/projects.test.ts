import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../vite.config.ts'

const root = join(import.meta.dirname, '..', '..')
const patterns = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
)

it('every test file is run by a project', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([])
})
