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
  /** complete videos that all paths may watch; the description has a time to press */
  readonly shared: Readonly<Record<'long' | 'short', Promise<Video>>>

  constructor(site: ModelSite) {
    this.#site = site
    this.#clips = makeClips(site.site.folder)
    this.shared = { long: this.#addShared('long'), short: this.#addShared('short') }
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
    await site.rest('PUT', `/contents/${video.id}`, { token: creator.token, body: { description: 'Le phare à 0:04.' } })
    await this.upload(video, clip)
    await this.waitFor(video, 'complete')
    return video
  }
}
