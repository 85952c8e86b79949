import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../src/app/routes/DashboardRoute.tsx'
import '../../src/app/routes/UploadRoute.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { dashboards, managed } from './support/dashboards.ts'
import { channel, content, details, noQuota, team } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const noChannel: EdgeAnswer = { data: { __typename: 'Query', heldCommentsCount: 0, dashboard: null } }
const open = (path: string, kinds: readonly string[] = ['owner', 'editor']) => {
  const edge = createEdge({ Dashboard: dashboards, ManagedChannels: managed(kinds) })
  return { edge, ...renderApp({ path, edge, user: creator }) }
}

describe('the dashboard of somebody who edits the channel of another', () => {
  it('is chosen at its head, and kept in the address', async () => {
    const { screen, user, edge } = open('/dashboard')
    const choice = await screen.findByLabelText('Chaîne')
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Atelier du bois', 'La pluie'])
    await user.selectOptions(choice, 'La pluie')
    expect(await screen.findByRole('heading', { level: 1, name: 'La pluie' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: /^Vidéos \(/ })).toBeDefined()
    expect(location.search).toBe('?channel=channel-3')
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Paramètres' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Chaîne'), 'Atelier du bois')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ma chaîne' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: /^Mes vidéos \(/ })).toBeDefined()
    expect(location.search).toBe('')
    const asked = edge.requests.filter(({ operation }) => operation === 'Dashboard').map(({ variables }) => variables['channelId'])
    expect(new Set(asked)).toEqual(new Set([undefined, 'channel-3']))
  })

  it('opens at its address', async () => {
    const { screen } = open('/dashboard?channel=channel-3')
    expect(await screen.findByRole('heading', { level: 1, name: 'La pluie' })).toBeDefined()
    expect(screen.getByText('Propriétaire : pluie')).toBeDefined()
  })

  it('stands in the choice before the others have come, so that nothing moves', async () => {
    const edge = createEdge({ Dashboard: dashboards })
    const { screen } = renderApp({ path: '/dashboard?channel=channel-3', edge, user: creator })
    expect(await screen.findByRole('heading', { level: 1, name: 'La pluie' })).toBeDefined()
    expect(within(screen.getByLabelText('Chaîne')).getByRole('option', { name: 'La pluie', selected: true })).toBeDefined()
  })

  it('is said not to be found once they edit it no more', async () => {
    const { screen } = open('/dashboard?channel=channel-9')
    expect(await screen.findByRole('heading', { level: 1, name: 'Chaîne introuvable' })).toBeDefined()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Ma chaîne' }).getAttribute('href')).toBe('/dashboard')
  })
})

it('a video of the channel of another is edited there, also by somebody without a channel', async () => {
  const edge = createEdge({
    Dashboard: (request) => (request.variables['channelId'] === undefined ? noChannel : dashboards(request)),
    ManagedChannels: managed(['editor']),
    EditedContent: {
      data: {
        __typename: 'Query',
        content: {
          ...content('c9', 'Averse'),
          channel: { ...channel, id: 'channel-3', name: 'La pluie' },
          description: '',
          videoUrl: null,
          hashtags: [],
          details,
          viewerCanEdit: true,
          media: { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null },
        },
      },
    },
  })
  const { screen } = renderApp({ path: '/dashboard?edit=c9', edge, user: camille })
  expect(await screen.findByRole('dialog', { name: 'Modifier la vidéo' })).toBeDefined()
  expect(await screen.findByRole('heading', { level: 1, name: 'La pluie', hidden: true })).toBeDefined()
  expect(location.search).toBe('?channel=channel-3')
})

it('nobody who edits only their own channel is asked for one', async () => {
  const { screen } = open('/dashboard', ['owner', 'invited'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Ma chaîne' })).toBeDefined()
  await expect.poll(() => screen.queryByLabelText('Chaîne')).toBeNull()
})

describe('the form of an upload', () => {
  const form = (path: string, kinds: readonly string[], user = creator) => {
    const edge = createEdge({
      ManagedChannels: managed(kinds),
      UploadChannel: managed(kinds),
      OwnQuota: { data: { __typename: 'Query', viewer: { __typename: 'Viewer', id: team.id, quota: noQuota } } },
      CreateContent: { code: 'FORBIDDEN', message: 'Vous n’avez pas le droit de faire cela' },
    })
    return { edge, ...renderApp({ path, edge, user }) }
  }
  const publish = async ({ screen, user }: ReturnType<typeof form>) => {
    await user.type(await screen.findByLabelText('Titre'), 'La houle')
    await user.type(screen.getByLabelText(/^Adresse de la vidéo|YouTube/), 'https://youtu.be/aqz-KE-bpKQ')
    await user.click(screen.getByRole('button', { name: 'Publier la vidéo' }))
  }
  const channelsSent = ({ edge }: ReturnType<typeof form>) =>
    edge.requests
      .filter(({ operation }) => operation === 'CreateContent')
      .map(({ variables: { input } }) => (typeof input === 'object' && input !== null && 'channelId' in input ? input.channelId : 'own'))

  it('publishes in the own channel, unless another one is chosen', async () => {
    const opened = form('/upload', ['owner', 'editor'])
    expect(await opened.screen.findByLabelText('Chaîne')).toHaveProperty('value', 'channel-1')
    await publish(opened)
    await expect.poll(() => channelsSent(opened)).toEqual(['own'])
  })

  it('publishes in the chosen channel', async () => {
    const opened = form('/upload', ['owner', 'editor'])
    await opened.user.selectOptions(await opened.screen.findByLabelText('Chaîne'), 'La pluie')
    await publish(opened)
    await expect.poll(() => channelsSent(opened)).toEqual(['channel-3'])
  })

  it('proposes the channel of the address', async () => {
    const opened = form('/upload?channel=channel-3', ['owner', 'editor'])
    await expect.poll(async () => (await opened.screen.findByLabelText<HTMLSelectElement>('Chaîne')).value).toBe('channel-3')
  })

  it('is there for a person without a channel of their own, in the one that they edit', async () => {
    const opened = form('/upload', ['editor'], camille)
    await publish(opened)
    await expect.poll(() => channelsSent(opened)).toEqual(['channel-3'])
  })
})
