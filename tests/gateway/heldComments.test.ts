import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: Creator
let author: Person
let moderator: Person
let content: string
beforeAll(async () => {
  site = await startSite()
  owner = await site.api.creator()
  author = await site.api.person()
  moderator = await site.api.moderator()
  content = await site.api.playable(owner, { title: 'La mer' })
})
afterAll(() => site.close())

async function held(text: string): Promise<string> {
  const comment = { user_uuid: author.uuid, content_uuid: content, text, held_for: 'channel' as const }
  const { uuid } = await site.api.database.db.insertInto('comments').values(comment).returning('uuid').executeTakeFirstOrThrow()
  return uuid
}
const list = `query($own: Boolean!, $cursor: String) {
  heldComments(own: $own, cursor: $cursor, limit: 1) { items { id text author { username } content { title } reason viewerCanPublish } nextCursor }
}`
const publish = 'mutation($id: ID!) { publishComment(id: $id) { id isHeld } }'
const refuse = 'mutation($id: ID!) { refuseComment(id: $id) { id } }'
const codeOf = async (mutation: string, id: string, { token }: Partial<Person>) =>
  (await site.gateway.ask(mutation, { id }, { token })).body.errors?.[0]?.extensions.code

it('lists what waits page by page, with its number, and decides about it', async () => {
  const [first, second] = [await held('Un'), await held('Deux')]
  const page = (await site.gateway.data(list, { own: true }, owner)) as { heldComments: { items: unknown[]; nextCursor: string } }
  expect(page.heldComments.items).toEqual([
    {
      id: first,
      text: 'Un',
      author: { username: author.username },
      content: { title: 'La mer' },
      reason: 'channel',
      viewerCanPublish: true,
    },
  ])
  expect(await site.gateway.data(list, { own: false, cursor: page.heldComments.nextCursor }, moderator)).toMatchObject({
    heldComments: { items: [{ id: second }], nextCursor: null },
  })
  const count = () => site.gateway.data('query($own: Boolean!) { heldCommentsCount(own: $own) }', { own: true }, owner)
  expect(await count()).toEqual({ heldCommentsCount: 2 })
  expect(await site.gateway.data(publish, { id: first }, owner)).toEqual({ publishComment: { id: first, isHeld: false } })
  expect(await site.gateway.data(refuse, { id: second }, moderator)).toEqual({ refuseComment: { id: second } })
  expect(await count()).toEqual({ heldCommentsCount: 0 })
  expect([await codeOf(publish, first, moderator), await codeOf(refuse, second, owner)]).toEqual(['COMMENT_NOT_HELD', 'COMMENT_NOT_FOUND'])
})

it('is refused to who does not decide', async () => {
  const id = await held('Trois')
  expect([await codeOf(publish, id, author), await codeOf(refuse, id, {})]).toEqual(['FORBIDDEN', 'UNAUTHENTICATED'])
  expect((await site.gateway.ask(list, { own: false }, { token: owner.token })).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

it('counts and lists those of one channel for its editor, and none of a channel of others', async () => {
  const of = (channelId: string, as: Person) =>
    site.gateway.data(
      'query($id: ID!) { heldCommentsCount(own: true, channelId: $id) dashboard(channelId: $id) { channel { id } } }',
      { id: channelId },
      as,
    )
  const other = await site.api.creator()
  expect(await of(other.channel, other)).toEqual({ heldCommentsCount: 0, dashboard: { channel: { id: other.channel } } })
  await site.api.call('PUT', `/channels/${other.channel}`, { as: other, body: { commentsMode: 'held' } })
  const editor = await site.api.person()
  await site.api.call('POST', `/channels/${other.channel}/members`, { as: other, body: { username: editor.username } })
  expect(await of(other.channel, editor)).toEqual({ heldCommentsCount: 0, dashboard: null })
  await site.api.call('PUT', `/channels/${other.channel}/members/me/acceptance`, { as: editor })
  const content = await site.api.playable(other)
  const author = await site.api.person()
  await site.api.call('POST', '/comments', { as: author, body: { content_uuid: content, user_uuid: author.uuid, text: 'Patience' } })
  expect(await of(other.channel, editor)).toEqual({ heldCommentsCount: 1, dashboard: { channel: { id: other.channel } } })
  const list = 'query($id: ID!) { heldComments(own: true, channelId: $id) { items { text } } }'
  expect(await site.gateway.data(list, { id: other.channel }, editor)).toEqual({ heldComments: { items: [{ text: 'Patience' }] } })
  expect(await site.gateway.data('{ heldCommentsCount(own: true) }', {}, editor)).toEqual({ heldCommentsCount: 0 })
  expect(await of('pas-un-identifiant', editor)).toEqual({ heldCommentsCount: 0, dashboard: null })
})
