import { openAsBlob } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { contentSchema } from '../../../src/shared/entities/content.ts'
import { type ContainerRun, type ImageStore, imageStore, whyNoImages } from '../../support/containers.ts'
import { addContent, addCreator, callApi } from '../../support/creator.ts'
import { freePort } from '../../support/freePort.ts'
import { clipMaker, type ClipMaker } from '../../support/media.ts'
import { makeDataDir } from '../../support/process.ts'

const minutes = 60_000
const waiting = { timeout: 4 * minutes, interval: 200 }
const owner = 10_001

const imageSchema = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Entrypoint: z.array(z.string()),
      Cmd: z.array(z.string()),
      Healthcheck: z.object({ Test: z.tuple([z.literal('CMD'), z.string()], z.string()) }),
    }),
  }),
})
const sizesSchema = z.array(z.object({ size: z.string() }))

const reason = await whyNoImages()
const title = reason === null ? 'the image of Containerfile' : `the image of Containerfile, which cannot be built here: ${reason}`

describe.skipIf(reason !== null)(title, { timeout: 5 * minutes }, () => {
  let store: ImageStore
  let clips: ClipMaker
  let data: Awaited<ReturnType<typeof makeDataDir>>
  let container: string
  let image: z.infer<typeof imageSchema>['Docker']['config']
  let site: ContainerRun | undefined
  let url: string
  let port: number

  beforeAll(async () => {
    store = imageStore()
    data = await makeDataDir()
    clips = await clipMaker()
    await store.script('scripts/containerBase.ts')
    // Fails above the largest size.
    await store.script('scripts/container.ts', '--build-arg', 'BASE=localhost/debian')
    container = await store.buildah('from', '--pull-never', 'localhost/lucarne')
    image = imageSchema.parse(JSON.parse(await store.buildah('inspect', '--type', 'image', 'localhost/lucarne'))).Docker.config
    port = await freePort()
    url = `http://127.0.0.1:${port}`
  }, 40 * minutes)

  afterAll(async () => {
    await site?.end()
    store.remove()
    await clips.remove()
    await data.remove()
  }, 2 * minutes)

  const inside = (...command: string[]): Promise<string> => store.buildah('run', '--env', `PORT=${port}`, container, '--', ...command)

  it('is at most 400 MB', async () => {
    const sizes = sizesSchema.parse(JSON.parse(await store.buildah('images', '--json', 'localhost/lucarne')))
    const [, size, unit] = /^([\d.]+) (MB)$/.exec(sizes[0]?.size ?? '') ?? []
    expect(unit).toBe('MB')
    expect(Number(size)).toBeLessThanOrEqual(400)
  })

  it('is not run by root, who owns the program', async () => {
    expect(image.User).toBe(`${owner}:${owner}`)
    expect(await inside('id', '--user')).toBe(String(owner))
    expect(await inside('find', '/opt/lucarne', '-maxdepth', '1', '!', '-user', '0')).toBe('')
  })

  it('has an ffmpeg with what the worker needs, and the decoders of what people upload', async () => {
    const lists = await Promise.all(['-decoders', '-encoders', '-filters'].map((list) => inside('ffmpeg', '-hide_banner', list)))
    const names = new Set(lists.flatMap((list) => Array.from(list.matchAll(/^ [A-Z.|]+ +(\S+)/gm), ([, name]) => name)))
    const decoders = [
      'h264',
      'hevc',
      'vp8',
      'vp9',
      'libdav1d',
      'mpeg4',
      'prores',
      'mjpeg',
      'ffv1',
      'aac',
      'mp3',
      'opus',
      'vorbis',
      'flac',
      'ac3',
    ]
    for (const name of [...decoders, 'libx264', 'png', 'zscale', 'tonemap']) expect(names).toContain(name)
  })

  it('starts a healthy site, which converts an upload with the ffmpeg of the image', async () => {
    const folder = join(data.path, 'site')
    await mkdir(folder)
    for (const path of [data.path, folder]) await chown(path, owner, owner)
    const settings = [`PORT=${port}`, 'HOST=127.0.0.1', 'DEMO=off', 'GUEST_PLAYBACK=on'].flatMap((setting) => ['--env', setting])
    site = store.start(container, [...settings, '--volume', `${folder}:/var/lib/lucarne`], [...image.Entrypoint, ...image.Cmd])
    await expect(inside(...image.Healthcheck.Test.slice(1))).rejects.toThrow('exit status 1')
    await vi.waitFor(async () => {
      if (site?.hasEnded()) throw new Error(site.output())
      expect((await fetch(`${url}/api/health`)).status).toBe(200)
    }, waiting)
    await inside(...image.Healthcheck.Test.slice(1))

    const creator = await addCreator({ url })
    const content = await addContent({ url }, creator)
    const form = new FormData()
    const clip = await clips.make({
      name: 'clip.webm',
      width: 640,
      height: 360,
      seconds: 3,
      encode: ['-c:v', 'libvpx-vp9', '-c:a', 'libopus'],
    })
    form.append('video', await openAsBlob(clip), 'clip.webm')
    await callApi({ url }, 'POST', `/files/video/${content}`, creator.token, form)
    const { media, video_url } = await vi.waitFor(async () => {
      const read = contentSchema.parse(await callApi({ url }, 'GET', `/contents/${content}`, creator.token))
      expect(read.media.state).toBe('complete')
      return read
    }, waiting)
    expect(media.renditions.map(({ height }) => height)).toEqual([240, 360])
    expect(media.failure).toBeNull()
    expect((await fetch(new URL(String(video_url), url))).status).toBe(200)
    expect(await site.end(), 'SIGTERM ends it, as podman stop does').toBe(0)
  })
})
