import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: Creator
let person: Person
beforeAll(async () => {
  site = await startSite()
  owner = await site.api.creator()
  person = await site.api.person()
})
afterAll(() => site.close())

const mutation = `mutation($id: ID!, $blocked: Boolean!) {
  setCommenterBlocked(userId: $id, blocked: $blocked) { id person { id username } isBlocked }
}`
const shown = (viewer: Person) =>
  site.gateway.data(
    'query($handle: String!) { channel(handle: $handle) { commenting blockedCommenters { person { id } isBlocked } commentRules { mode } } }',
    { handle: owner.username },
    viewer,
  )

it('blocks and unblocks somebody; only who manages the channel sees who is blocked and by which rules', async () => {
  const block = (blocked: boolean) => site.gateway.data(mutation, { id: person.uuid, blocked }, owner)
  expect(await block(true)).toEqual({
    setCommenterBlocked: {
      id: `${owner.channel}/${person.uuid}`,
      person: { id: person.uuid, username: person.username },
      isBlocked: true,
    },
  })
  const blockedCommenters = [{ person: { id: person.uuid }, isBlocked: true }]
  expect(await shown(owner)).toEqual({ channel: { commenting: 'open', blockedCommenters, commentRules: { mode: 'open' } } })
  expect(await shown(person)).toEqual({ channel: { commenting: 'blocked', blockedCommenters: null, commentRules: null } })
  expect(await block(false)).toMatchObject({ setCommenterBlocked: { isBlocked: false } })
  expect(await shown(person)).toMatchObject({ channel: { commenting: 'open' } })
})

it('is refused for the owner themselves, and to who has no channel', async () => {
  const refused = [
    await site.gateway.ask(mutation, { id: owner.uuid, blocked: true }, { token: owner.token }),
    await site.gateway.ask(mutation, { id: owner.uuid, blocked: true }, { token: person.token }),
  ]
  expect(refused.map(({ body }) => body.errors?.[0]?.extensions.code)).toEqual(['COMMENTER_PROTECTED', 'CHANNEL_NOT_FOUND'])
})
