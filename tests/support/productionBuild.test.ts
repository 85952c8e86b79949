import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { productionBuild } from '../../scripts/productionBuild.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lucarne-build-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

it.each(['test', 'development', undefined])('builds for production when NODE_ENV is %s, and leaves it as it was', async (given) => {
  vi.stubEnv('NODE_ENV', given)
  await mkdir(join(root, 'src'))
  await writeFile(join(root, 'index.html'), '<script type="module" src="/src/main.js"></script>')
  await writeFile(join(root, 'src/main.js'), `document.title = process.env.NODE_ENV === 'production' ? 'short' : 'long'`)
  await productionBuild({ root, configFile: false, logLevel: 'silent' })
  expect(process.env['NODE_ENV']).toBe(given)
  const [script = ''] = await readdir(join(root, 'dist/assets'))
  const text = await readFile(join(root, 'dist/assets', script), 'utf8')
  expect(text).toContain('short')
  expect(text).not.toContain('long')
})
