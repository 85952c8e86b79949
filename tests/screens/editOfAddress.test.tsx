import { describe, expect, it } from 'vitest'
// Imported before the tests: on two busy cores this takes longer than the tests wait for a screen.
import '../../src/app/routes/DashboardRoute.tsx'
import '../../src/screens/Dashboard/EditVideoDialog.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { content, details } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const media = { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null }
const own = (id: string, title: string) => ({ ...content(id, title), description: '', videoUrl: null, hashtags: [], details, media })

const figure = { __typename: 'Figure', value: 0, change: null }
const figures = ['totalViews', 'totalLikes', 'totalComments', 'subscribers', 'totalVideos', 'avgWatchTime']
const dashboard: EdgeAnswer = {
  data: {
    __typename: 'Query',
    heldCommentsCount: 0,
    dashboard: {
      __typename: 'Dashboard',
      channel: { __typename: 'Channel', id: 'channel-1', name: 'Atelier', owner: { __typename: 'Person', id: 'u1', username: 'atelier' } },
      statistics: {
        __typename: 'DashboardStatistics',
        totalContents: 2,
        engagement: 0,
        ...Object.fromEntries(figures.map((name) => [name, figure])),
      },
      contents: { __typename: 'ContentPage', items: [own('c1', 'Fabriquer une guitare')], nextCursor: null },
    },
  },
}
const answer = (found: unknown): EdgeAnswer => ({ data: { __typename: 'Query', content: found } })

function open(edge: ReturnType<typeof createEdge>, id: string) {
  return renderApp({ path: `/dashboard?sort=views&edit=${id}`, edge, user: creator }).screen
}

describe('an address that asks to edit a video', () => {
  it('opens the dialog of a video of the list without asking for it, and is forgotten', async () => {
    const edge = createEdge({ Dashboard: dashboard })
    const screen = open(edge, 'c1')
    const title: HTMLInputElement = await screen.findByRole('textbox', { name: /^Titre/ })
    expect(title.value).toBe('Fabriquer une guitare')
    expect(screen.getByRole('dialog', { name: 'Modifier la vidéo' })).toBeDefined()
    expect(location.search).toBe('?sort=views')
    expect(edge.requests.filter(({ operation }) => operation === 'EditedContent')).toEqual([])
  })

  it('opens that of a video which is on no page of the list', async () => {
    const edge = createEdge({ Dashboard: dashboard, EditedContent: answer({ ...own('c9', 'Vernir une table'), viewerCanEdit: true }) })
    const screen = open(edge, 'c9')
    const title: HTMLInputElement = await screen.findByRole('textbox', { name: /^Titre/ })
    expect(title.value).toBe('Vernir une table')
    expect(location.search).toBe('?sort=views')
  })

  it.each([
    ['does not exist', null],
    ['is somebody else’s', { ...own('c9', 'Vernir une table'), viewerCanEdit: false }],
  ])('says so when the video %s', async (_why, found) => {
    const screen = open(createEdge({ Dashboard: dashboard, EditedContent: answer(found) }), 'c9')
    const alert = await screen.findByText('Cette vidéo n’existe pas, ou n’est pas à vous')
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('button', { name: 'Fermer' }).click()
    await expect.poll(() => alert.isConnected).toBe(false)
    expect(location.search).toBe('?sort=views')
  })

  it('can be tried again when the video could not be loaded', async () => {
    const edge = createEdge({ Dashboard: dashboard, EditedContent: { code: 'INTERNAL', message: 'Erreur interne' } })
    const screen = open(edge, 'c9')
    await screen.findByText('Erreur lors du chargement de la vidéo')
    edge.answers['EditedContent'] = answer({ ...own('c9', 'Vernir une table'), viewerCanEdit: true })
    screen.getByRole('button', { name: 'Réessayer' }).click()
    const title: HTMLInputElement = await screen.findByRole('textbox', { name: /^Titre/ })
    expect(title.value).toBe('Vernir une table')
  })
})
