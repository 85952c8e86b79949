import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
let id: string
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator()
  viewer = await site.api.person()
  id = creator.channel
})
afterAll(() => site.close())

const mutation = 'mutation($id: ID!, $muted: Boolean!) { setMute(channelId: $id, muted: $muted) { id viewerMutes } }'
const setMute = (muted: boolean, channelId = id, { token }: Partial<Person> = viewer) =>
  site.gateway.ask(mutation, { id: channelId, muted }, { token })
const shown = (person?: Person) =>
  site.gateway.data('query($handle: String!) { channel(handle: $handle) { viewerMutes } }', { handle: creator.username }, person)

describe('setMute', () => {
  it('is absolute: saying the same again changes nothing', async () => {
    const answers: unknown[] = []
    for (const muted of [true, true, false, false, true]) answers.push((await setMute(muted)).body.data)
    expect(answers).toEqual([true, true, false, false, true].map((viewerMutes) => ({ setMute: { id, viewerMutes } })))
  })

  it('takes two REST calls', async () => {
    expect(await site.callsOf(() => setMute(true))).toEqual([`PUT /channels/${id}/mute`, `GET /channels/${id}`])
  })

  it('is refused for what does not exist and for guests', async () => {
    const refused = [await setMute(true, randomUUID()), await setMute(true, id, {})]
    expect(refused.map(({ body }) => body.errors?.[0]?.extensions.code)).toEqual(['CHANNEL_NOT_FOUND', 'UNAUTHENTICATED'])
  })
})

describe('viewerMutes', () => {
  it('is the viewer’s own, and null for a guest', async () => {
    await setMute(true)
    expect(await shown(viewer)).toEqual({ channel: { viewerMutes: true } })
    expect(await shown(creator)).toEqual({ channel: { viewerMutes: false } })
    expect(await shown()).toEqual({ channel: { viewerMutes: null } })
  })
})
