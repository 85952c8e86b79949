import { gql, type TypedDocumentNode } from '@urql/core'
import { expect, it } from 'vitest'
import { resubscription } from '../../src/app/network/resubscription.ts'
import { createClient } from '../../src/graphql/client.ts'
import { query, mutate } from '../../src/graphql/execute.ts'
import { SettingsDocument, UpdateAccountDocument, UpdateChannelDocument } from '../../src/graphql/generated/graphql.ts'
import { createEdge } from '../screens/support/edge.ts'
import { content, noQuota, noSecondFactor, notificationChoices, viewer } from '../screens/support/fixtures.ts'
import { createReachability } from '../../src/graphql/reachability.ts'
import { openScreen } from './support.ts'

type Cards = {
  trending: { id: string; channel: { id: string; name: string; owner: { id: string; username: string; avatarUrl: string | null } } }[]
}
const CardsDocument: TypedDocumentNode<Cards, Record<string, never>> = gql`
  query Cards {
    trending {
      id
      channel {
        id
        name
        owner {
          id
          username
          avatarUrl
        }
      }
    }
  }
`

const own = content('c1', 'Fabriquer une guitare')
const person = {
  ...viewer,
  id: own.channel.owner.id,
  username: 'atelier',
  hasPassword: true,
  isEmailVerified: true,
  secondFactor: noSecondFactor,
}
const channel = {
  __typename: 'Channel',
  id: own.channel.id,
  name: 'Atelier du bois',
  description: '',
  bannerUrl: null,
  commenting: 'open',
  commentRules: { __typename: 'CommentRules', mode: 'open', watchedWords: [] },
  blockedCommenters: [],
}
const settings = {
  __typename: 'Query',
  viewer: { ...person, channel, sessions: [], identities: [], quota: noQuota, mutedChannels: [], notificationChoices },
  roles: [],
}

async function onHome() {
  const edge = createEdge({ Cards: { data: { __typename: 'Query', trending: [own] } }, Settings: { data: settings } })
  const client = createClient({
    startResubscription: resubscription(createReachability(), {}),
    url: 'http://localhost/graphql',
    fetch: edge.fetch,
    getToken: () => 'token',
    onUnauthenticated: () => undefined,
  })
  const cards = openScreen(client, CardsDocument, {})
  await cards.until(({ data }) => data !== undefined)
  const until = (wanted: object) =>
    cards.until(({ data }) => {
      try {
        expect(data?.trending[0]?.channel).toMatchObject(wanted)
        return true
      } catch {
        return false
      }
    })
  return { edge, client, until, asked: () => edge.requests.filter(({ operation }) => operation === 'Cards').length }
}

it('a new username is shown on every card immediately', async () => {
  const { edge, client, until, asked } = await onHome()
  edge.answers['UpdateAccount'] = { data: { __typename: 'Mutation', updateAccount: { ...person, username: 'ebeniste' } } }
  await mutate(client, UpdateAccountDocument, { input: { username: 'ebeniste' } })
  await until({ owner: { username: 'ebeniste' } })
  expect(asked()).toBe(1)
})

it('a new channel name is, too', async () => {
  const { edge, client, until, asked } = await onHome()
  edge.answers['UpdateChannel'] = { data: { __typename: 'Mutation', updateChannel: { ...channel, name: 'L’ébénisterie' } } }
  await mutate(client, UpdateChannelDocument, { channelId: channel.id, input: { name: 'L’ébénisterie', description: '' } })
  await until({ name: 'L’ébénisterie' })
  expect(asked()).toBe(1)
})

it('a new avatar is, once the settings have been fetched again', async () => {
  const { edge, client, until } = await onHome()
  edge.answers['Settings'] = { data: { ...settings, viewer: { ...settings.viewer, avatarUrl: '/media/avatars/a.webp' } } }
  await query(client, SettingsDocument, {})
  await until({ owner: { avatarUrl: '/media/avatars/a.webp' } })
})
