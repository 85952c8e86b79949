import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: Creator
let person: Person
beforeAll(async () => {
  site = await startSite()
  owner = await site.api.creator('Le potager')
  person = await site.api.person()
})
afterAll(() => site.close())

const members = 'members { person { username } acceptedAt }'
const memberships = 'channelMemberships { kind channel { name viewerCanEdit } }'
const ask = (query: string, as: Person, values: object = {}) => site.gateway.data(query, { id: owner.channel, ...values }, as)
const dashboard = (as: Person) => ask('query($id: ID!) { dashboard(channelId: $id) { channel { name } } }', as)
const answer = (accepted: boolean) =>
  ask(
    `mutation($id: ID!, $accepted: Boolean!) { answerChannelInvitation(channelId: $id, accepted: $accepted) { ${memberships} } }`,
    person,
    {
      accepted,
    },
  )

it('leads a person into the team of a channel, and out of it', async () => {
  const invited = await ask(
    `mutation($id: ID!, $name: String!) { inviteChannelMember(channelId: $id, username: $name) { ${members} } }`,
    owner,
    { name: person.username },
  )
  expect(invited).toEqual({ inviteChannelMember: { members: [{ person: { username: person.username }, acceptedAt: null }] } })
  expect(await dashboard(person)).toEqual({ dashboard: null })
  expect(await ask(`{ viewer { ${memberships} } }`, person)).toEqual({
    viewer: { channelMemberships: [{ kind: 'invited', channel: { name: 'Le potager', viewerCanEdit: false } }] },
  })
  expect(await answer(true)).toEqual({
    answerChannelInvitation: { channelMemberships: [{ kind: 'editor', channel: { name: 'Le potager', viewerCanEdit: true } }] },
  })
  expect(await dashboard(person)).toEqual({ dashboard: { channel: { name: 'Le potager' } } })
  const input = { title: 'À deux', description: '', visibility: 'public', hashtags: [], idempotencyKey: crypto.randomUUID() }
  const made = await ask(
    'mutation($input: CreateContentInput!) { createContent(input: $input) { viewerCanEdit channel { name viewerCanEdit } } }',
    person,
    { input: { ...input, channelId: owner.channel } },
  )
  expect(made).toEqual({ createContent: { viewerCanEdit: true, channel: { name: 'Le potager', viewerCanEdit: true } } })
  expect(
    await ask(`mutation($id: ID!, $user: ID!) { removeChannelMember(channelId: $id, userId: $user) { ${members} } }`, owner, {
      user: person.uuid,
    }),
  ).toEqual({ removeChannelMember: { members: [] } })
  expect(await dashboard(person)).toEqual({ dashboard: null })
})

it('lets somebody decline or leave, and names the team to nobody else', async () => {
  const invite = () => site.api.call('POST', `/channels/${owner.channel}/members`, { as: owner, body: { username: person.username } })
  const none = { channelMemberships: [] }
  await invite()
  expect(await answer(false)).toEqual({ answerChannelInvitation: none })
  await invite()
  await answer(true)
  expect(await ask(`mutation($id: ID!) { leaveChannel(channelId: $id) { ${memberships} } }`, person)).toEqual({ leaveChannel: none })
  const handle = { handle: owner.username }
  expect(await ask(`query($handle: String!) { channel(handle: $handle) { viewerCanEdit ${members} } }`, person, handle)).toEqual({
    channel: { viewerCanEdit: false, members: null },
  })
})

describe('an editor', () => {
  const edited = 'id name description commentRules { mode watchedWords } blockedCommenters { person { username } }'
  const channel = (as: Person) => ask(`query($id: ID!) { dashboard(channelId: $id) { channel { ${edited} } } }`, as)
  const change = (as: Person, input: object) =>
    ask(`mutation($id: ID!, $input: ChannelChangeInput!) { updateChannel(channelId: $id, input: $input) { ${edited} } }`, as, { input })
  const save = (as: Person) =>
    site.gateway.ask(
      `mutation($id: ID!, $input: ChannelChangeInput!) { updateChannel(channelId: $id, input: $input) { ${edited} } }`,
      {
        id: owner.channel,
        input: { name: 'Le verger', description: 'Des pommes', commentRules: { mode: 'held', watchedWords: ['casino'] } },
      },
      { token: as.token },
    )

  it('changes the channel, its rules of comments and who is blocked; a former one does not', async () => {
    const troll = await site.api.person()
    await site.api.call('POST', `/channels/${owner.channel}/members`, { as: owner, body: { username: person.username } })
    expect((await save(person)).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    await answer(true)
    const stored = {
      id: owner.channel,
      name: 'Le verger',
      description: 'Des pommes',
      commentRules: { mode: 'held', watchedWords: ['casino'] },
      blockedCommenters: [],
    }
    expect((await save(person)).body.data).toEqual({ updateChannel: stored })
    await change(owner, { description: 'Des poires', commentRules: { watchedWords: ['loterie'] } })
    const { description, commentRules } = stored
    expect(await change(person, { commentRules: { mode: 'open' } })).toMatchObject({
      updateChannel: { name: 'Le verger', description: 'Des poires', commentRules: { mode: 'open', watchedWords: ['loterie'] } },
    })
    await change(person, { description, commentRules })
    await ask('mutation($id: ID!, $user: ID!) { setCommenterBlocked(channelId: $id, userId: $user, blocked: true) { id } }', person, {
      user: troll.uuid,
    })
    const shown = { dashboard: { channel: { ...stored, blockedCommenters: [{ person: { username: troll.username } }] } } }
    expect(await channel(person)).toEqual(shown)
    expect(await channel(owner)).toEqual(shown)
    await ask('mutation($id: ID!) { leaveChannel(channelId: $id) { id } }', person)
    expect((await save(person)).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await channel(person)).toEqual({ dashboard: null })
  })
})
