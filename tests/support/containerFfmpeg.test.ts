import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inputArgs } from '../../src/worker/media/input.ts'

const root = join(import.meta.dirname, '..', '..')
const containerfile = readFileSync(join(root, 'Containerfile'), 'utf8')
const source = globSync(['src/worker/**/*.ts', 'src/server/demo/**/*.ts'], { cwd: root })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const enabled = (kind: string): string[] =>
  Array.from(containerfile.matchAll(new RegExp(`--enable-${kind}=(\\S+)`, 'g')), ([, names = '']) => names.split(',')).flat()

it('the ffmpeg of the image has each filter whose name the worker or the demonstration writes', () => {
  const list = execFileSync(process.env['FFMPEG_PATH'] || 'ffmpeg', ['-hide_banner', '-filters'], { encoding: 'utf8' })
  const known = Array.from(list.matchAll(/^ [.TSC]{3} (\S+)/gm), ([, name = '']) => name)
  expect(known).toContain('zscale')
  // As a filter or a word: a word too many costs the image a second.
  const written = known.filter((name) => new RegExp(`[\`'",;\\]} ]${name}(=[\\w'$]|[\`',;[])`).test(source))
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter((name) => !enabled('filter').includes(name))).toEqual([])
})

it('the ffmpeg of the image opens each format that the worker accepts', () => {
  const args = inputArgs('film.mp4')
  const formats = args[args.indexOf('-format_whitelist') + 1]?.split(',') ?? []
  expect(formats).toContain('matroska')
  expect(formats.filter((name) => !enabled('demuxer').includes(name))).toEqual([])
})

it.each(['encoder', 'muxer'])('the ffmpeg of the image has each %s that the worker or the demonstration names', (kind) => {
  const option = kind === 'encoder' ? /'-c:[av]',\s*'([a-z]\w+)'/g : /'-f',\s*'([a-z]\w+)'/g
  const inputs = ['lavfi', 'concat']
  const hardware = /_(?:nvenc|qsv|vaapi|videotoolbox)$/
  const named = Array.from(source.matchAll(option), ([, name = '']) => name).filter(
    (name) => name !== 'copy' && !inputs.includes(name) && !hardware.test(name),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((name) => !enabled(kind).includes(name))).toEqual([])
})
