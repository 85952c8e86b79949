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

/** Writes a file, and ends when it is told to. */
function builder(text: string) {
  const { promise: ready, resolve: end } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<string>()
  const build = async (folder: string): Promise<void> => {
    await mkdir(folder)
    await writeFile(join(folder, 'app.js'), text)
    begin(folder)
    await ready
    // What a build of its own still reads of itself is there, whatever others do.
    await readFile(join(folder, 'app.js'))
  }
  return { build, begun, end }
}
const written = () => readFile(join(dist, 'app.js'), 'utf8')

describe('a build', () => {
  it('replaces the one before as a whole, and leaves nothing beside it', async () => {
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

  it('is not disturbed by another at the same time: the first to end stays', async () => {
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

  it('that fails leaves what was there', async () => {
    const first = builder('un')
    first.end()
    await buildFolder(dist, 'a', first.build)
    await expect(buildFolder(dist, 'b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect([await written(), existsSync(dist)]).toEqual(['un', true])
    expect(await readdir(room)).toEqual(['dist'])
  })
})
