import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildFolder, isBuiltFrom } from '../../scripts/builtFolder.ts'

let room = ''
let dist = ''
beforeEach(async () => {
  room = await mkdtemp(join(tmpdir(), 'lucarne-'))
  dist = join(room, 'dist')
})
afterEach(() => rm(room, { recursive: true, force: true }))

/** Writes a file, and ends when the test allows it. */
function builder(text: string) {
  const { promise: ready, resolve: end } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<string>()
  const build = async (folder: string): Promise<void> => {
    await mkdir(folder)
    await writeFile(join(folder, 'app.js'), text)
    begin(folder)
    await ready
    // A build can still read its own files, whatever concurrent builds do.
    await readFile(join(folder, 'app.js'))
  }
  return { build, begun, end }
}
const written = () => readFile(join(dist, 'app.js'), 'utf8')

describe('a build', () => {
  it('replaces the former one atomically, and leaves no temporary folder', async () => {
    const [first, second] = [builder('un'), builder('deux')]
    first.end()
    await buildFolder(dist, 'a', first.build)
    const later = buildFolder(dist, 'b', second.build)
    await second.begun
    expect([await written(), isBuiltFrom(dist, 'a')]).toEqual(['un', true])
    second.end()
    await later
    expect([await written(), isBuiltFrom(dist, 'b')]).toEqual(['deux', true])
    expect(await readdir(room)).toEqual(['dist'])
  })

  it('is not affected by a concurrent one: the first to end stays', async () => {
    const [first, second] = [builder('premier'), builder('second')]
    const builds = [buildFolder(dist, 'a', first.build), buildFolder(dist, 'a', second.build)]
    expect(await first.begun).not.toBe(await second.begun)
    second.end()
    await builds[1]
    first.end()
    await builds[0]
    expect(await written()).toBe('second')
    expect(await readdir(room)).toEqual(['dist'])
  })

  it('that fails keeps the former one', async () => {
    const first = builder('un')
    first.end()
    await buildFolder(dist, 'a', first.build)
    await expect(buildFolder(dist, 'b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect([await written(), existsSync(dist)]).toEqual(['un', true])
    expect(await readdir(room)).toEqual(['dist'])
  })
})
