import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { vi } from 'vitest'
import { z } from 'zod'
import { cutClip, makeSmallClip } from '../clip.ts'
import { restOf } from '../library.ts'
import type { ModelSite, Video } from './modelSite.ts'

/** Clips to upload, by path. */
type Clips = { long: string; short: string; cut: string }

/** Seconds of the two clips. A view counts after ten seconds, or after half of a shorter video. */
export const longClip = 96
export const shortClip = 6

const contentSchema = z.object({ video_url: z.string().nullable(), media: z.object({ state: z.string() }) })
type State = 'watchable' | 'complete' | 'failed'

/** Milliseconds in which a conversion must come that far. */
const conversionLimit = 120_000

async function makeClips(folder: string): Promise<Clips> {
  const [long, short] = [await makeSmallClip(folder, longClip), await makeSmallClip(folder, shortClip)]
  return { long, short, cut: await cutClip(short) }
}

/** The videos of a site that have a file. */
export class PlayableVideos {
  readonly #site: ModelSite
  readonly #clips: Promise<Clips>
  readonly #shared = new Map<'long' | 'short', Promise<Video>>()

  constructor(site: ModelSite) {
    this.#site = site
    this.#clips = makeClips(site.site.folder)
  }

  /** A complete video that all paths may watch; the page of the long one, which has captions, can be scrolled past it. */
  shared(clip: 'long' | 'short'): Promise<Video> {
    const video = this.#shared.get(clip) ?? this.#addShared(clip)
    this.#shared.set(clip, video)
    return video
  }

  /** Uploads a clip as the file of a video. */
  async upload({ id }: { id: string }, clip: keyof Clips): Promise<void> {
    const path = (await this.#clips)[clip]
    const form = new FormData()
    form.append('video', new File([await readFile(path)], basename(path)))
    await restOf(this.#site.site.network.url).call('POST', `/files/video/${id}`, form, this.#site.creator.token)
  }

  /** Waits until the worker has come so far. @returns the address of the version to play */
  async waitFor({ id }: { id: string }, ...states: readonly State[]): Promise<string | null> {
    const { site, creator } = this.#site
    return vi.waitFor(
      async () => {
        const { media, video_url } = contentSchema.parse((await site.rest('GET', `/contents/${id}`, { token: creator.token })).body)
        if (!states.some((state) => state === media.state)) throw new Error(`The video is ${media.state}, not ${states.join(' or ')}`)
        return video_url
      },
      { timeout: conversionLimit, interval: 100 },
    )
  }

  async #addShared(clip: 'long' | 'short'): Promise<Video> {
    const { site, creator, addVideo } = this.#site
    const video = await addVideo('Le port au matin')
    await site.rest('PUT', `/contents/${video.id}`, { token: creator.token, body: { description: 'Une ligne.\n'.repeat(60) } })
    await this.upload(video, clip)
    await this.waitFor(video, 'complete')
    if (clip === 'long') for (const language of ['en', 'fr']) await this.#addCaptions(video, language)
    return video
  }

  async #addCaptions({ id }: Video, language: string): Promise<void> {
    const { site, creator } = this.#site
    const answer = await fetch(`${site.network.url}/api/contents/${id}/captions/${language}`, {
      method: 'PUT',
      headers: { 'content-type': 'text/vtt', authorization: `Bearer ${creator.token}` },
      body: 'WEBVTT\n\n00:00.000 --> 01:36.000\nLe port au matin',
    })
    if (!answer.ok) throw new Error(`The captions were refused: ${await answer.text()}`)
  }
}
