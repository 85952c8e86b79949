import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'
import { emptyStatistics } from './support/dashboards.ts'

const dashboard = (heldCommentsCount: number) => ({
  data: {
    __typename: 'Query',
    heldCommentsCount,
    dashboard: {
      __typename: 'Dashboard',
      channel: {
        __typename: 'Channel',
        id: 'channel-1',
        name: 'Atelier',
        owner: { __typename: 'Person', id: camille.id, username: camille.username },
      },
      statistics: emptyStatistics,
      contents: { __typename: 'ContentPage', items: [], nextCursor: null },
    },
  },
})
const moderator = { ...camille, roleName: 'Modérateur' }

type Reason = 'newAccount' | 'channel' | 'watchedWord'
type Held = { id: string; text: string; reason: Reason; viewerCanPublish: boolean }

const heldComment = (held: Held) => ({
  __typename: 'HeldComment',
  ...held,
  author: { __typename: 'Person', id: 'u2', username: 'lou', avatarUrl: null },
  content: { __typename: 'ReportedContent', id: 'c1', title: 'La mer' },
  createdAt: new Date().toISOString(),
  updatedAt: null,
})

/** A server stub that stores held comments as the API does, ten a page. */
function heldServer(held: Held[]) {
  const remove = (id: unknown) => {
    const index = held.findIndex((comment) => comment.id === id)
    if (index >= 0) held.splice(index, 1)
    return index >= 0
  }
  const gone = { code: 'COMMENT_NOT_FOUND', message: 'Commentaire introuvable' }
  const pageFrom = (start: number) => ({
    __typename: 'HeldCommentPage',
    items: held.slice(start, start + 10).map(heldComment),
    nextCursor: held.length > start + 10 ? String(start + 10) : null,
  })
  return {
    Moderation: () => ({
      data: { heldCommentsCount: held.length, reports: { __typename: 'ReportPage', items: [], nextCursor: null } },
    }),
    HeldComments: () => ({ data: { heldComments: pageFrom(0), heldCommentsCount: held.length } }),
    MoreHeldComments: ({ variables: { cursor } }) => ({ data: { heldComments: pageFrom(Number(cursor)) } }),
    PublishComment: ({ variables: { id } }) =>
      remove(id) ? { data: { publishComment: { __typename: 'Comment', id, isHeld: false } } } : gone,
    RefuseComment: ({ variables: { id } }) => (remove(id) ? { data: { refuseComment: { __typename: 'RefusedComment', id } } } : gone),
  } satisfies Parameters<typeof createEdge>[0]
}

const two = (): Held[] => [
  { id: 'h1', text: 'Bonjour', reason: 'newAccount', viewerCanPublish: true },
  { id: 'h2', text: 'Achetez mes montres', reason: 'watchedWord', viewerCanPublish: true },
]
const open = (held = two()) => {
  const edge = createEdge(heldServer(held))
  return { edge, held, ...renderApp({ path: '/moderation?tab=held', edge, user: moderator }) }
}
type Opened = ReturnType<typeof open>
const cards = ({ screen }: Opened) => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))

async function decide({ screen, user }: Opened, act: 'Publier' | 'Refuser', index = 0): Promise<void> {
  const button = (await screen.findAllByRole('button', { name: `${act} le commentaire de lou` }))[index]
  if (button) await user.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: `${act} ce commentaire\u202f?` })
  await user.click(within(dialog).getByRole('button', { name: act }))
}

describe('the held comments', () => {
  it('are a tab of the moderation with their number, each with its reason and its video', async () => {
    const { screen } = open()
    expect(await screen.findByRole('tab', { name: 'Commentaires retenus (2)', selected: true })).toBeDefined()
    const card = (await screen.findAllByRole('article'))[0]
    if (!card) throw new Error('no card')
    expect(within(card).getByText('Bonjour')).toBeDefined()
    expect(within(card).getByText('Nouveau compte')).toBeDefined()
    expect(within(card).getByRole('link', { name: 'La mer' }).getAttribute('href')).toBe('/watch/c1')
    expect(screen.getByText('Mot surveillé')).toBeDefined()
  })

  it('lead those without the second factor that the site asks for to their settings', async () => {
    const failure = { code: 'SECOND_FACTOR_MISSING', message: 'Activez d’abord la validation en deux étapes' }
    const edge = createEdge({ ...heldServer(two()), HeldComments: failure })
    const { screen } = renderApp({ path: '/moderation?tab=held', edge, user: moderator })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(failure.message)
    expect(within(alert).getByRole('link', { name: 'Ouvrir mes paramètres' }).getAttribute('href')).toBe('/settings')
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  it('leave the list and its number once they are published', async () => {
    const opened = open()
    await decide(opened, 'Publier')
    await expect.poll(() => cards(opened)).toEqual(['held-h2'])
    expect(await opened.screen.findByText('Commentaire publié')).toBeDefined()
    expect(opened.screen.getByRole('tab', { name: 'Commentaires retenus (1)' })).toBeDefined()
    expect(opened.edge.requests.find(({ operation }) => operation === 'PublishComment')?.variables).toEqual({ id: 'h1', updatedAt: null })
  })

  it('leave it once they are refused; an empty list says so', async () => {
    const opened = open()
    await decide(opened, 'Refuser')
    await expect.poll(() => cards(opened)).toEqual(['held-h2'])
    await decide(opened, 'Refuser')
    expect(await opened.screen.findByRole('heading', { name: 'Aucun commentaire à valider' })).toBeDefined()
    expect(opened.screen.getByRole('tab', { name: 'Commentaires retenus' })).toBeDefined()
  })

  it('about which somebody else has decided are asked for again', async () => {
    const opened = open()
    await opened.screen.findAllByRole('article')
    opened.held.splice(0, 1)
    await decide(opened, 'Publier')
    expect((await opened.screen.findAllByText('Commentaire introuvable')).length).toBeGreaterThan(0)
    await expect.poll(() => cards(opened)).toEqual(['held-h2'])
  })

  it('are asked for again by «Actualiser»', async () => {
    const opened = open()
    await expect.poll(() => cards(opened)).toEqual(['held-h1', 'held-h2'])
    opened.held.push({ id: 'h3', text: 'Bonsoir', reason: 'channel', viewerCanPublish: true })
    await opened.user.click(opened.screen.getByRole('button', { name: 'Actualiser' }))
    await expect.poll(() => cards(opened)).toEqual(['held-h1', 'held-h2', 'held-h3'])
  })

  it('are continued below', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ ...two()[0], id: `h${index}` }) as Held)
    const opened = open(many)
    await expect.poll(() => cards(opened).length).toBe(10)
    await opened.user.click(opened.screen.getByRole('button', { name: 'Afficher plus' }))
    await expect.poll(() => cards(opened).length).toBe(11)
  })
})

describe('the owner of a channel', () => {
  it('finds those under their videos on the dashboard, and publishes what is theirs to publish', async () => {
    const held: Held[] = [{ id: 'h1', text: 'Bonjour', reason: 'newAccount', viewerCanPublish: false }]
    const edge = createEdge({ ...heldServer(held), Dashboard: dashboard(1) })
    const { screen, user } = renderApp({ path: '/dashboard', edge, user: { ...camille, isCreator: true, roleName: 'Creators' } })
    await user.click(await screen.findByRole('tab', { name: 'Commentaires à valider (1)' }))
    expect(location.search).toBe('?tab=comments')
    const publish = await screen.findByRole('button', { name: 'Publier le commentaire de lou' })
    expect(publish.getAttribute('aria-disabled')).toBe('true')
    expect(edge.requests.find(({ operation }) => operation === 'HeldComments')?.variables).toEqual({ own: true })
  })
})
