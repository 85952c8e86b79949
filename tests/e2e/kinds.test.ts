import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from '../support/browser.ts'
import { draw } from '../support/draw.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeSmallClip } from './clip.ts'
import { codecs } from './kinds/codecs.ts'
import { enough, faultsOf } from './kinds/faults.ts'
import { type Kind, maker } from './kinds/recipe.ts'
import { shapes } from './kinds/shapes.ts'
import { tracks } from './kinds/tracks.ts'
import { watch } from './kinds/watch.ts'
import { restOf } from './library.ts'

/** By the channel that they are sent to: an account may send sixty files in ten minutes. */
const drawn = (kinds: readonly Kind[]): Kind[] => draw(kinds, 0.35, ({ what }) => what)
const channels = { Codecs: drawn(codecs), Formes: drawn(shapes), Pistes: drawn(tracks) }
const idSchema = z.object({ uuid: z.string() })
const contentSchema = z.object({ media: z.object({ state: z.string(), failure: z.object({ message: z.string() }).nullable() }) })

const cleanups: (() => Promise<unknown>)[] = []
let lucarne: RunningLucarne
let browser: Browser
const contents = new Map<Kind, Promise<string>>()
let rest: ReturnType<typeof restOf>

beforeAll(async () => {
  const site = await siteFolder()
  cleanups.push(site.remove)
  lucarne = await startLucarne(join(site.path, 'data'), { GUEST_PLAYBACK: 'on' })
  cleanups.push(() => lucarne.stop())
  rest = restOf(lucarne.url)
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  const clip = await makeSmallClip(site.path, 1)
  const files = maker(site.path)
  // The next files are made and converted while one is watched.
  let before: Promise<unknown> = Promise.resolve()
  for (const [name, kinds] of Object.entries(channels)) {
    const { token, channel } = await channelOf(name, clip)
    for (const kind of kinds) {
      const sent = before.then(async () => send(await kind.make(files), kind, channel, token))
      contents.set(kind, sent)
      // Each test reports its own.
      before = sent.catch(() => undefined)
    }
  }
}, 120_000)
afterAll(async () => {
  await Promise.allSettled(contents.values())
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function channelOf(name: string, clip: string): Promise<{ token: string; channel: string }> {
  const { creator, contents } = await rest.addLibrary(name, ['Premier'], clip)
  const ofChannel = z.object({ creator: idSchema })
  return { token: creator.token, channel: ofChannel.parse(await rest.call('GET', `/contents/${contents[0]?.id}`)).creator.uuid }
}

async function send(path: string, { what: title, name }: Kind, channel: string, token: string): Promise<string> {
  const record = { title, description: '', statuts: 'public', channel_uuid: channel }
  const { uuid } = idSchema.parse(await rest.call('POST', '/contents', record, token))
  const form = new FormData()
  form.append('video', new File([await readFile(path)], name))
  await rest.call('POST', `/files/video/${uuid}`, form, token)
  return uuid
}

async function converted(uuid: string): Promise<z.output<typeof contentSchema>['media']> {
  for (;;) {
    const { media } = contentSchema.parse(await rest.call('GET', `/contents/${uuid}`))
    if (media.state === 'complete' || media.state === 'failed') return media
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

describe('a file plays in the browser', { timeout: 240_000 }, () => {
  it.each(Object.values(channels).flat())('$what', async (kind) => {
    const uuid = await (contents.get(kind) ?? Promise.reject(new Error('not sent')))
    const media = await converted(uuid)
    expect(media.state, media.failure?.message).toBe('complete')
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    await page.goto(`${lucarne.url}/embed/${uuid}`)
    await page.getByRole('button', { name: 'Lire la vidéo' }).click()
    const { tone, rate } = kind.expected
    const watched = await watch(page, { sound: typeof tone === 'number', pictures: typeof rate === 'number' ? enough : 0 })
    expect(faultsOf(watched, kind.expected)).toEqual([])
  })
})
