import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverFiles } from './serverFiles.ts'

const of = (pattern: string): string[] => globSync(pattern, { cwd: join(import.meta.dirname, '..', '..') })
const takenWith = (seed: string, hasPostgres = true) => {
  vi.stubEnv('TEST_SEED', seed)
  return serverFiles(hasPostgres)
}
beforeEach(() => void vi.stubEnv('TEST_EXTENT', undefined))
afterEach(() => void vi.unstubAllEnvs())

describe('the files of the server that a run of a part takes', () => {
  it('are all those of the gateway, each on one of the databases', () => {
    const { embedded, postgres } = takenWith('a')
    const gateway = of('tests/gateway/**/*.test.ts')
    expect([...embedded, ...postgres].filter((path) => path.startsWith('tests/gateway/')).toSorted()).toEqual(gateway.toSorted())
    expect(postgres.filter((path) => path.startsWith('tests/gateway/')).length).toBeLessThan(gateway.length / 2)
  })

  it('are those of the database’s own code on both', () => {
    const { embedded, postgres } = takenWith('a')
    for (const taken of [embedded, postgres]) expect(taken).toEqual(expect.arrayContaining(of('tests/db/*.test.ts')))
    expect(embedded.filter((path) => path.startsWith('tests/db/postgres/'))).toEqual([])
    expect(postgres.filter((path) => /\/(embedded|media)\//.test(path))).toEqual([])
  })

  it('are all on the embedded database where there is no other', () => {
    const { embedded, postgres } = takenWith('a', false)
    expect(postgres).toEqual([])
    expect(embedded).toEqual(expect.arrayContaining(of('tests/gateway/**/*.test.ts')))
  })

  it('are some of the slow ones, others with another seed, and each of them with some seed', () => {
    const slowWith = (seed: string) => takenWith(seed).embedded.filter((path) => path.startsWith('tests/server/embedded/'))
    const slow = of('tests/server/embedded/**/*.test.ts').filter((path) => !path.endsWith('/image.test.ts'))
    expect(slowWith('a').length).toBeLessThan(slow.length)
    expect(slowWith('a')).not.toEqual(slowWith('b'))
    const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`)
    expect(new Set(seeds.flatMap((seed) => slowWith(seed)))).toEqual(new Set(slow))
  })
})

it('a whole run takes every file, on every database that it is for', () => {
  vi.stubEnv('TEST_EXTENT', 'all')
  const { embedded, postgres } = takenWith('a')
  const all = of('tests/{db,storage,api,gateway,worker,server}/**/*.test.ts')
  expect(embedded.toSorted()).toEqual(all.filter((path) => !path.startsWith('tests/db/postgres/')).toSorted())
  expect(postgres.toSorted()).toEqual(all.filter((path) => !/\/(embedded|media)\//.test(path)).toSorted())
})
