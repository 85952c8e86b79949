import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { isSettled, openSite, type Site } from '../site.ts'

const run = promisify(execFile)
let clips: ClipMaker
let site: Site

beforeAll(async () => {
  clips = await clipMaker()
  site = await openSite()
  await site.startWorker(clips.tools)
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

type Named = { from: number; to: number; title?: string }

/** A clip of four seconds with chapters, in milliseconds. */
async function withChapters(name: string, chapters: readonly Named[]): Promise<string> {
  const [metadata, path] = [join(clips.folder, `${name}.txt`), join(clips.folder, name)]
  const parts = chapters.map(
    ({ from, to, title }) => `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${from}\nEND=${to}\n${title === undefined ? '' : `title=${title}\n`}`,
  )
  await writeFile(metadata, [';FFMETADATA1', ...parts].join('\n'))
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=4']
  await run(clips.tools.ffmpeg, ['-v', 'error', '-y', ...picture, '-i', metadata, '-map_metadata', '1', '-pix_fmt', 'yuv420p', path])
  return path
}

async function chaptersOf(content: string, path: string) {
  await site.upload(content, path)
  return (await site.until(content, isSettled)).chapters
}

it.each(['film.mp4', 'film.mkv'])('the chapters of a file are kept until it is replaced: %s', async (name) => {
  const content = await site.addContent()
  const named = [
    { from: 0, to: 1500, title: 'Le départ' },
    { from: 1500, to: 4000, title: 'L’arrivée' },
  ]
  expect(await chaptersOf(content, await withChapters(name, named))).toEqual([
    { start: 0, title: 'Le départ' },
    { start: 1.5, title: 'L’arrivée' },
  ])
  expect(await chaptersOf(content, await withChapters(`plain-${name}`, []))).toBeNull()
})

it.each<[string, Named[]]>([
  ['one chapter', [{ from: 0, to: 4000, title: 'Tout' }]],
  [
    'chapters without titles',
    [
      { from: 0, to: 1000 },
      { from: 1000, to: 4000 },
    ],
  ],
])('%s is none', async (_, chapters) => {
  const content = await site.addContent()
  expect(await chaptersOf(content, await withChapters('autre.mkv', chapters))).toBeNull()
})
