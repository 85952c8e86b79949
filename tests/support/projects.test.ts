import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

it('every test file is run by a project of a whole run', async () => {
  vi.stubEnv('TEST_EXTENT', 'all')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const { default: config } = await import('../../vite.config.ts')
  const patterns = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  )
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([])
})
