import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Ledger, Write } from './ledger.ts'
import type { Member } from './people.ts'

export type World = {
  members: readonly Member[]
  /** public videos that users comment on, like and add to playlists */
  videos: readonly string[]
  /** video files to upload */
  videoFiles: readonly Uint8Array<ArrayBuffer>[]
  picture: Uint8Array<ArrayBuffer>
}

type Sending = { method: 'POST' | 'PUT'; path: string; body: unknown; as: Member }
const one = <Item>(items: readonly Item[]): Item => {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
const uuidSchema = z.object({ uuid: z.string() })
const storedSchema = z.object({ name: z.string() })

/** Writes that were interrupted by a kill and that a client sends again with their key, as the web app does. */
type Again = { write: Write; sending: Sending }

/** The clients of a site: they send all kinds of writes concurrently until they are stopped or the site is killed. */
export class Load {
  readonly #ledger: Ledger
  readonly #world: World
  readonly #cutStatuses: readonly number[]
  readonly #again: Again[] = []
  #isStopping = false
  #url = ''

  /** @param cutStatuses answers that say nothing about whether the write was done */
  constructor(ledger: Ledger, world: World, cutStatuses: readonly number[] = []) {
    this.#ledger = ledger
    this.#world = world
    this.#cutStatuses = cutStatuses
  }

  /** Writes until `stop`, or until the site is killed. Interrupted writes are sent again first. */
  async run(url: string): Promise<void> {
    this.#url = url
    this.#isStopping = false
    const writers = [
      () => this.#comment(),
      () => this.#comment(),
      () => this.#reply(),
      () => this.#like(),
      () => this.#follow(),
      () => this.#playlist(),
      () => this.#entry(),
      () => this.#image(),
    ]
    const again = this.#again.splice(0)
    await Promise.all([
      Promise.all(again.map(({ write, sending }) => this.#send(write, sending, true))),
      ...writers.map((write) => this.#repeat(write)),
      ...this.#world.videoFiles.map((videoFile) => this.#repeat(() => this.#upload(videoFile), 1)),
    ])
  }

  stop(): void {
    this.#isStopping = true
  }

  async #repeat(write: () => Promise<boolean>, times = Number.POSITIVE_INFINITY): Promise<void> {
    for (let done = 0; done < times && !this.#isStopping; done += 1) if (!(await write())) return
  }

  /** @returns the response; null when there was none, or a refusal */
  async #send(write: Write, sending: Sending, hasKey: boolean): Promise<unknown> {
    const { method, path, body, as } = sending
    const isForm = body instanceof FormData
    try {
      const response = await fetch(`${this.#url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${as.token}`,
          'x-forwarded-for': as.address,
          ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      if (this.#cutStatuses.includes(response.status)) return this.#cut(write, sending, hasKey)
      if (response.ok) {
        this.#ledger.acknowledge(write)
        return text === '' ? {} : JSON.parse(text)
      }
      write.state = 'refused'
      if (response.status !== 429) this.#ledger.unexpected.push(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
      return {}
    } catch {
      // No complete response: the process was killed.
      return this.#cut(write, sending, hasKey)
    }
  }

  #cut(write: Write, sending: Sending, hasKey: boolean): null {
    write.state = 'cut'
    if (hasKey) this.#again.push({ write, sending })
    return null
  }

  async #comment(): Promise<boolean> {
    const as = one(this.#world.members)
    const text = randomUUID()
    const hasKey = randomInt(2) === 0
    const body = { text, user_uuid: as.uuid, content_uuid: one(this.#world.videos), ...(hasKey && { idempotency_key: randomUUID() }) }
    const write = this.#ledger.add('comment', text)
    return (await this.#send(write, { method: 'POST', path: '/comments', body, as }, hasKey)) !== null
  }

  async #reply(): Promise<boolean> {
    const [as, text, content_uuid] = [one(this.#world.members), randomUUID(), one(this.#world.videos)]
    const first = this.#ledger.add('comment', text)
    const path = '/comments'
    const answer = await this.#send(first, { method: 'POST', path, body: { text, user_uuid: as.uuid, content_uuid }, as }, false)
    const parent = uuidSchema.safeParse(answer)
    if (!parent.success) return answer !== null
    const [other, reply] = [one(this.#world.members), randomUUID()]
    const body = { text: reply, user_uuid: other.uuid, content_uuid, parent_uuid: parent.data.uuid, idempotency_key: randomUUID() }
    return (await this.#send(this.#ledger.add('reply', reply), { method: 'POST', path, body, as: other }, true)) !== null
  }

  async #like(): Promise<boolean> {
    const [as, content] = [one(this.#world.members), one(this.#world.videos)]
    const body = { user_uuid: as.uuid, content_uuid: content, like: true }
    const write = this.#ledger.add('like', `${as.uuid} ${content}`)
    return (await this.#send(write, { method: 'POST', path: '/reactions', body, as }, false)) !== null
  }

  async #follow(): Promise<boolean> {
    const [as, followed] = [one(this.#world.members), one(this.#world.members)]
    if (as === followed) return true
    const body = { follower_uuid: as.uuid, followed_uuid: followed.channel }
    const write = this.#ledger.add('follow', `${as.uuid} ${followed.channel}`)
    return (await this.#send(write, { method: 'POST', path: '/follows', body, as }, false)) !== null
  }

  async #playlist(): Promise<boolean> {
    const as = one(this.#world.members)
    const name = randomUUID()
    const write = this.#ledger.add('playlist', name)
    return (await this.#send(write, { method: 'POST', path: '/playlists', body: { name, user_uuid: as.uuid }, as }, false)) !== null
  }

  async #entry(): Promise<boolean> {
    const [as, content] = [one(this.#world.members), one(this.#world.videos)]
    const write = this.#ledger.add('entry', `${as.playlist} ${content}`)
    const path = `/playlists/${as.playlist}/user/${as.uuid}/content/${content}`
    return (await this.#send(write, { method: 'POST', path, body: {}, as }, false)) !== null
  }

  async #image(): Promise<boolean> {
    const as = one(this.#world.members)
    const body = new FormData()
    body.append('file', new Blob([this.#world.picture]), 'image.png')
    const write = this.#ledger.add('image', '')
    const answer = await this.#send(write, { method: 'POST', path: '/files/upload', body, as }, false)
    const stored = storedSchema.safeParse(answer)
    // In its address, the name contains its user; in the storage, the folder does.
    if (stored.success) write.id = `files/${as.uuid}/${stored.data.name.slice(as.uuid.length + 1)}`
    return answer !== null
  }

  /** A content, then its video file and thumbnail, like the upload page. */
  async #upload(videoFile: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const as = one(this.#world.members)
    const title = randomUUID()
    const record = { title, description: '', statuts: 'public', channel_uuid: as.channel, idempotency_key: randomUUID() }
    const made = await this.#send(this.#ledger.add('content', title), { method: 'POST', path: '/contents', body: record, as }, true)
    const content = uuidSchema.safeParse(made)
    if (!content.success) return made !== null
    const body = new FormData()
    body.append('fileTypes', 'video')
    body.append('fileTypes', 'thumbnail')
    body.append('files', new Blob([videoFile]), 'video.mp4')
    body.append('files', new Blob([this.#world.picture]), 'image.png')
    const write = this.#ledger.add('upload', content.data.uuid, videoFile.byteLength)
    const path = `/files/video-with-thumbnail/${content.data.uuid}`
    return (await this.#send(write, { method: 'POST', path, body, as }, false)) !== null
  }
}
