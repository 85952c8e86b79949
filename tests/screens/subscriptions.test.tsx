import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { channel, content } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const published = (id: string, title: string, hours: number) => ({ ...content(id, title), createdAt: hoursAgo(hours) })
const follow = (isUnseen: boolean, viewerNotify: boolean | null = false) => ({
  __typename: 'Follow',
  id: 'follow-1',
  channel: { ...channel, viewerFollows: true, viewerNotify },
  latestContent: { __typename: 'LatestContent', id: 'c1', createdAt: hoursAgo(48), isUnseen },
})

function subscriptions({ follows = [follow(true)], news = [published('c1', 'Neuve', 0), published('c2', 'Ancienne', 24 * 40)] } = {}) {
  return {
    data: {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: camille.id,
        follows: { __typename: 'FollowPage', items: follows, nextCursor: null },
        news: { __typename: 'ContentPage', items: news, nextCursor: null },
      },
    },
  }
}

const nothing = subscriptions({ follows: [], news: [] })

describe('the subscriptions', () => {
  it('show the feed by day, in one request', async () => {
    const edge = createEdge({ Subscriptions: subscriptions() })
    const { screen } = renderApp({ path: '/subscriptions', edge, user: camille })
    expect(await screen.findByRole('heading', { name: 'Dernières vidéos' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Abonnements')
    expect(screen.getByText('Suivez les dernières vidéos de vos créateurs préférés')).toBeDefined()
    const today = screen.getByRole('region', { name: 'Aujourd’hui' })
    expect(within(today).getByRole('link', { name: 'Neuve' })).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Plus ancien' })).getByRole('link', { name: 'Ancienne' })).toBeDefined()
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Subscriptions'])
  })

  it('filter by period, in the address', async () => {
    const { screen, user } = renderApp({ path: '/subscriptions', edge: createEdge({ Subscriptions: subscriptions() }), user: camille })
    await user.click(await screen.findByRole('button', { name: 'Cette semaine' }))
    expect(location.search).toBe('?period=week')
    expect(screen.queryByRole('link', { name: 'Ancienne' })).toBeNull()
  })

  it('show the channels, their last upload and whether it was seen', async () => {
    const edge = createEdge({ Subscriptions: subscriptions() })
    const { screen, user } = renderApp({ path: '/subscriptions', edge, user: camille })
    await user.click(await screen.findByRole('tab', { name: 'Mes chaînes' }))
    expect(location.search).toBe('?tab=channels')
    expect(screen.getByRole('heading', { name: 'Mes abonnements (1)' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Atelier du bois' }).getAttribute('href')).toBe('/creator/atelier')
    expect(screen.getByText('il y a 2 jours')).toBeDefined()
    expect(screen.getByText(', pas encore vue')).toBeDefined()
    edge.answers['Subscriptions'] = subscriptions({ follows: [follow(false)] })
    await user.click(screen.getByRole('button', { name: 'Actualiser' }))
    expect(await screen.findByText('il y a 2 jours')).toBeDefined()
    await expect.poll(() => screen.queryByText(', pas encore vue')).toBeNull()
  })

  it('set the bell of a channel without leaving the page', async () => {
    const edge = createEdge({
      Subscriptions: subscriptions(),
      SetFollowNotify: { data: { __typename: 'Mutation', setFollowNotify: { __typename: 'Channel', id: channel.id, viewerNotify: true } } },
    })
    const { screen, user } = renderApp({ path: '/subscriptions?tab=channels', edge, user: camille })
    const bell = await screen.findByRole('button', { name: 'Notifications de Atelier du bois' })
    await user.click(bell)
    await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('true')
    expect(location.pathname).toBe('/subscriptions')
  })

  it('no longer show a channel that was unfollowed', async () => {
    const edge = createEdge({
      Subscriptions: subscriptions(),
      SetFollow: {
        data: {
          __typename: 'Mutation',
          setFollow: { __typename: 'Channel', id: channel.id, viewerFollows: false, viewerNotify: null, followersCount: 1233 },
        },
      },
    })
    const { screen, user } = renderApp({ path: '/subscriptions?tab=channels', edge, user: camille })
    const button = await screen.findByRole('button', { name: /^Abonné/ })
    edge.answers['Subscriptions'] = nothing
    await user.click(button)
    expect(await screen.findByRole('heading', { name: 'Aucun abonnement' })).toBeDefined()
    expect(screen.getByText('Vous n’êtes abonné à aucune chaîne pour le moment')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Découvrir des créateurs' }).getAttribute('href')).toBe('/creators')
    expect(await screen.findByText('Désabonnement de Atelier du bois effectué')).toBeDefined()
  })

  it('restore a channel that was unfollowed by mistake, with its bell', async () => {
    const answer = (isOn: boolean) => ({ __typename: 'Channel', id: channel.id, viewerFollows: isOn, followersCount: 1233 + Number(isOn) })
    const edge = createEdge({
      Subscriptions: subscriptions({ follows: [{ ...follow(false), channel: { ...follow(false).channel, viewerNotify: true } }] }),
      SetFollow: ({ variables }) => ({
        data: {
          __typename: 'Mutation',
          setFollow: { ...answer(variables['followed'] === true), viewerNotify: variables['followed'] === true ? false : null },
        },
      }),
      SetFollowNotify: { data: { __typename: 'Mutation', setFollowNotify: { __typename: 'Channel', id: channel.id, viewerNotify: true } } },
    })
    const { screen, user } = renderApp({ path: '/subscriptions?tab=channels', edge, user: camille })
    const button = await screen.findByRole('button', { name: /^Abonné/ })
    edge.answers['Subscriptions'] = nothing
    await user.click(button)
    await screen.findByText('Désabonnement de Atelier du bois effectué')
    edge.answers['Subscriptions'] = subscriptions()
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByRole('button', { name: /^Abonné/ })).toBeDefined()
    await expect.poll(() => edge.requests.some(({ operation }) => operation === 'SetFollowNotify')).toBe(true)
    const asked = edge.requests.filter(({ operation }) => operation.startsWith('SetFollow'))
    expect(asked.map(({ variables }) => variables)).toEqual([
      { channelId: channel.id, followed: false },
      { channelId: channel.id, followed: true },
      { channelId: channel.id, notify: true },
    ])
  })

  it('keep the focus when a channel is removed, and return it with the channel', async () => {
    const other = { ...follow(false), id: 'follow-2', channel: { ...channel, id: 'channel-2', name: 'Le Potager', viewerFollows: true } }
    const withOwner = { ...other, channel: { ...other.channel, owner: { ...channel.owner, id: 'owner-2', username: 'potager' } } }
    const edge = createEdge({
      Subscriptions: subscriptions({ follows: [follow(false), withOwner] }),
      SetFollow: ({ variables }) => {
        const followed = variables['followed'] === true
        const setFollow = { __typename: 'Channel', id: channel.id, viewerFollows: followed, followersCount: 1233, viewerNotify: null }
        return { data: { __typename: 'Mutation', setFollow } }
      },
    })
    const { screen, user } = renderApp({ path: '/subscriptions?tab=channels', edge, user: camille })
    const button = await screen.findByRole('button', { name: /^Abonné à Atelier du bois/ })
    edge.answers['Subscriptions'] = subscriptions({ follows: [withOwner] })
    await user.click(button)
    await expect.poll(() => document.activeElement?.textContent).toBe('Le Potager')
    edge.answers['Subscriptions'] = subscriptions({ follows: [follow(false), withOwner] })
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await expect.poll(() => document.activeElement?.textContent).toBe('Atelier du bois')
  })

  it('show that refreshing failed, and keep what they show', async () => {
    const edge = createEdge({ Subscriptions: subscriptions() })
    const { screen, user } = renderApp({ path: '/subscriptions?tab=channels', edge, user: camille })
    const refresh = await screen.findByRole('button', { name: 'Actualiser' })
    edge.answers['Subscriptions'] = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    await user.click(refresh)
    expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors du chargement des abonnements')
    expect(screen.getByRole('link', { name: 'Atelier du bois' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('load page by page, and retry a page that failed to load', async () => {
    const { data } = subscriptions({ news: [published('c1', 'Neuve', 0)] })
    const viewer = (items: object[], nextCursor: string | null) => ({
      ...data,
      viewer: { ...data.viewer, news: { __typename: 'ContentPage', items, nextCursor } },
    })
    const edge = createEdge({ Subscriptions: { data: viewer([published('c1', 'Neuve', 0)], 'older') } })
    const { screen, user } = renderApp({ path: '/subscriptions', edge, user: camille })
    edge.answers['MoreNews'] = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors du chargement des abonnements')
    edge.answers['MoreNews'] = {
      data: { __typename: 'Query', viewer: { ...viewer([published('c2', 'Ancienne', 24 * 40)], null).viewer, follows: undefined } },
    }
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }))
    expect(await screen.findByRole('link', { name: 'Ancienne' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Neuve' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
  })

  it('show that there is nothing new', async () => {
    const { screen } = renderApp({ path: '/subscriptions', edge: createEdge({ Subscriptions: nothing }), user: camille })
    expect(await screen.findByRole('heading', { name: 'Aucune vidéo récente de vos abonnements' })).toBeDefined()
  })

  it('propose channels when there is nothing new', async () => {
    const items = ['Alto', 'Basson'].map((name) => ({ ...channel, id: `channel-${name}`, name, viewerFollows: false }))
    const channels = { data: { __typename: 'Query', channels: { __typename: 'ChannelPage', items, nextCursor: null } } }
    const { screen } = renderApp({
      path: '/subscriptions',
      edge: createEdge({ Subscriptions: nothing, Creators: channels }),
      user: camille,
    })
    const suggested = within(await screen.findByRole('region', { name: 'Des créateurs à suivre' }))
    expect(suggested.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'S’abonner à Alto',
      'S’abonner à Basson',
    ])
    expect(suggested.getByRole('link', { name: 'Voir plus : Créateurs' }).getAttribute('href')).toBe('/creators')
  })

  it('require a sign-in', async () => {
    const { screen } = renderApp({ path: '/subscriptions', edge: createEdge({}) })
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(location.pathname).toBe('/login')
  })
})
