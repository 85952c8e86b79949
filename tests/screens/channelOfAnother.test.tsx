import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../src/app/routes/DashboardRoute.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { dashboards, managed } from './support/dashboards.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const lou = (isBlocked: unknown) => ({
  __typename: 'BlockedCommenter',
  id: 'channel-3/user-lou',
  person: { __typename: 'Person', id: 'user-lou', username: 'lou', avatarUrl: null },
  isBlocked,
})
const rain = {
  __typename: 'Channel',
  id: 'channel-3',
  name: 'La pluie',
  description: 'Des averses',
  bannerUrl: null,
  commentRules: { __typename: 'CommentRules', mode: 'open', watchedWords: ['casino'] },
  blockedCommenters: [lou(true)],
}
const answer = (channel: object): EdgeAnswer => ({ data: { __typename: 'Query', dashboard: { __typename: 'Dashboard', channel } } })
const open = (path: string, edited: EdgeAnswer = answer(rain)) => {
  const edge = createEdge({
    Dashboard: dashboards,
    ManagedChannels: managed(['owner', 'editor']),
    EditedChannel: edited,
    UpdateChannel: ({ variables: { input } }) => {
      const { commentRules, ...texts } = Object(input) as Record<string, object>
      const changed = { ...rain, ...texts, commenting: 'open', commentRules: { ...rain.commentRules, ...commentRules } }
      return { data: { __typename: 'Mutation', updateChannel: changed } }
    },
    SetCommenterBlocked: ({ variables: { blocked } }) => ({ data: { __typename: 'Mutation', setCommenterBlocked: lou(blocked) } }),
  })
  const sent = (wanted: string) => edge.requests.filter(({ operation }) => operation === wanted).map(({ variables }) => variables)
  return { sent, ...renderApp({ path, edge, user: creator }) }
}
const name = ({ screen }: ReturnType<typeof open>) => screen.findByRole('textbox', { name: 'Nom d’affichage' })

describe('the settings on the dashboard of the channel of another', () => {
  it('are asked for when they are opened, and save what the editor changes', async () => {
    const opened = open('/dashboard?channel=channel-3')
    const { screen, user, sent } = opened
    await screen.findByRole('heading', { level: 1, name: 'La pluie' })
    expect(sent('EditedChannel')).toEqual([])
    await user.click(screen.getByRole('tab', { name: 'Paramètres' }))
    expect(await name(opened)).toHaveProperty('value', 'La pluie')
    expect(location.search).toBe('?channel=channel-3&tab=settings')
    await user.clear(await name(opened))
    await user.type(await name(opened), 'La grêle')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Commentaires des autres' }), 'Retenus')
    expect(screen.getByText(/^Chacun attend l’accord de l’équipe, dans l’onglet « Commentaires à valider »/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Chaîne mise à jour')).toBeDefined()
    expect(sent('UpdateChannel')).toEqual([
      {
        channelId: 'channel-3',
        input: { name: 'La grêle', commentRules: { mode: 'held' } },
      },
    ])
    expect(await screen.findByRole('heading', { level: 1, name: 'La grêle' })).toBeDefined()
  })

  it('keep what is typed while another tab is looked at', async () => {
    const opened = open('/dashboard?channel=channel-3&tab=settings')
    const { screen, user, sent } = opened
    await user.type(await name(opened), ' fine')
    await user.click(screen.getByRole('tab', { name: 'Statistiques' }))
    await user.click(screen.getByRole('tab', { name: 'Paramètres' }))
    expect(await name(opened)).toHaveProperty('value', 'La pluie fine')
    expect(sent('EditedChannel')).toEqual([{ channelId: 'channel-3' }])
  })

  it('ask before another channel is chosen, or its link is followed, while something is not saved', async () => {
    const opened = open('/dashboard?channel=channel-3&tab=settings')
    const { screen, user } = opened
    const choose = async (answer: string): Promise<void> => {
      await user.selectOptions(screen.getByLabelText('Chaîne'), 'Atelier du bois')
      await user.click(await screen.findByRole('button', { name: answer }))
    }
    await user.type(await name(opened), ' fine')
    await choose('Rester ici')
    expect(screen.getByLabelText('Chaîne')).toHaveProperty('value', 'channel-3')
    expect(await name(opened)).toHaveProperty('value', 'La pluie fine')
    await user.click(screen.getByRole('link', { name: 'Ma chaîne' }))
    await user.click(await screen.findByRole('button', { name: 'Rester ici' }))
    expect(location.search).toBe('?channel=channel-3&tab=settings')
    await choose('Quitter la page')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ma chaîne' })).toBeDefined()
    expect(location.search).toBe('')
  })

  it('unblock people there, and block them again', async () => {
    const { screen, user, sent } = open('/dashboard?channel=channel-3&tab=settings')
    await user.click(await screen.findByRole('button', { name: 'Débloquer lou' }))
    await user.click(await screen.findByRole('button', { name: 'Bloquer de nouveau lou' }))
    await screen.findByRole('button', { name: 'Débloquer lou' })
    const block = { channelId: 'channel-3', userId: 'user-lou', deletesComments: false }
    expect(sent('SetCommenterBlocked')).toEqual([
      { ...block, blocked: false },
      { ...block, blocked: true },
    ])
  })

  it('can be asked for again when they could not be loaded', async () => {
    const { screen } = open('/dashboard?channel=channel-3&tab=settings', { code: 'API_UNAVAILABLE', message: 'Service indisponible' })
    const panel = within(await screen.findByRole('tabpanel', { name: 'Paramètres' }))
    expect(await panel.findByRole('button', { name: 'Réessayer' })).toBeDefined()
  })
})

it('the dashboard of one’s own channel has its settings elsewhere', async () => {
  const { screen } = open('/dashboard?tab=settings')
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Gestion des vidéos')
  expect(screen.queryByRole('tab', { name: 'Paramètres' })).toBeNull()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Paramètres' }).getAttribute('href')).toBe('/settings?tab=channel')
})

it('the comments to validate are those of the channel of the dashboard, and their number goes down with them', async () => {
  const held = [{ id: 'h1', text: 'Sous la pluie' }]
  const edge = createEdge({
    ManagedChannels: managed(['owner', 'editor']),
    Dashboard: (request) => {
      const answered = dashboards(request)
      const isRain = request.variables['channelId'] === 'channel-3'
      return 'data' in answered ? { data: { ...answered.data, heldCommentsCount: isRain ? held.length : 5 } } : answered
    },
    HeldComments: () => ({
      data: {
        __typename: 'Query',
        heldCommentsCount: held.length,
        heldComments: {
          __typename: 'HeldCommentPage',
          nextCursor: null,
          items: held.map((comment) => ({
            __typename: 'HeldComment',
            ...comment,
            author: { __typename: 'Person', id: 'u2', username: 'lou', avatarUrl: null },
            content: { __typename: 'ReportedContent', id: 'c1', title: 'La mer' },
            reason: 'channel',
            createdAt: '2026-11-01T00:00:00.000Z',
            updatedAt: null,
            viewerCanPublish: true,
          })),
        },
      },
    }),
    PublishComment: ({ variables: { id } }) => ({
      data: { __typename: 'Mutation', publishComment: { __typename: 'Comment', id, isHeld: false } },
    }),
  })
  const { screen, user } = renderApp({ path: '/dashboard', edge, user: creator })
  await screen.findByRole('tab', { name: 'Commentaires à valider (5)' })
  await user.selectOptions(await screen.findByLabelText('Chaîne'), 'La pluie')
  await user.click(await screen.findByRole('tab', { name: 'Commentaires à valider (1)' }))
  await user.click(await screen.findByRole('button', { name: 'Publier le commentaire de lou' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publier' }))
  expect(await screen.findByText('Aucun commentaire à valider')).toBeDefined()
  expect(screen.getByRole('tab', { name: 'Commentaires à valider' })).toBeDefined()
  const asked = edge.requests.filter(({ operation }) => operation === 'HeldComments').map(({ variables }) => variables)
  expect(new Set(asked.map(({ channelId }) => channelId))).toEqual(new Set(['channel-3']))
  await user.selectOptions(screen.getByLabelText('Chaîne'), 'Atelier du bois')
  expect(await screen.findByRole('tab', { name: 'Commentaires à valider (5)' })).toBeDefined()
})
