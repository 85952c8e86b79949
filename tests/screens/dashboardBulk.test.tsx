import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Imported before the tests: on two busy cores this takes longer than the tests wait for a screen.
import '../../src/app/routes/DashboardRoute.tsx'
import '../../src/screens/Dashboard/BulkDialogs.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { content, details } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const media = { __typename: 'Media', failure: null, renditions: [], storyboardUrl: null, state: 'complete', progress: 100 }
const own = (id: string, title: string) => ({ ...content(id, title), description: '', videoUrl: null, hashtags: [], details, media })
const videos = [own('c1', 'Semer'), own('c2', 'Planter'), own('c3', 'Récolter')]

const figure = { __typename: 'Figure', value: 0, change: null }
const figures = ['totalViews', 'totalLikes', 'totalComments', 'subscribers', 'totalVideos', 'avgWatchTime']
const dashboard = (items = videos): EdgeAnswer => ({
  data: {
    __typename: 'Query',
    heldCommentsCount: 0,
    dashboard: {
      __typename: 'Dashboard',
      channel: {
        __typename: 'Channel',
        id: 'channel-1',
        name: 'Le potager',
        owner: { __typename: 'Person', id: 'u1', username: 'potager' },
      },
      statistics: {
        __typename: 'DashboardStatistics',
        ...Object.fromEntries(figures.map((name) => [name, figure])),
        totalContents: items.length,
        engagement: 0,
      },
      contents: { __typename: 'ContentPage', items, nextCursor: null },
    },
  },
})

function open(answers: Parameters<typeof createEdge>[0], items = videos) {
  const edge = createEdge({ Dashboard: dashboard(items), ...answers })
  return { edge, ...renderApp({ path: '/dashboard', edge, user: creator }) }
}
const select = (title: string) => ({ name: `Sélectionner «\u202f${title}\u202f»` })

describe('several videos of the dashboard', () => {
  it('are selected one by one, as a range with Shift, all at once, and not at all any more', async () => {
    const { screen, user } = open({})
    const checked = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)
    await user.click(await screen.findByRole('checkbox', select('Semer')))
    expect(screen.getByText('1 vidéo sélectionnée')).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'Tout sélectionner' })).toMatchObject({ indeterminate: true, checked: false })
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', select('Récolter')))
    await user.keyboard('{/Shift}')
    expect(checked()).toEqual(['Tout sélectionner', ...['Semer', 'Planter', 'Récolter'].map((title) => select(title).name)])
    await user.click(screen.getByRole('button', { name: 'Désélectionner' }))
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }))
    expect(screen.getByText('3 vidéos sélectionnées')).toBeDefined()
  })

  it('are not offered for a single video', async () => {
    const { screen } = open({}, videos.slice(0, 1))
    await screen.findByRole('heading', { name: 'Mes vidéos (1)' })
    expect(screen.queryByRole('checkbox', { name: 'Tout sélectionner' })).toBeNull()
  })

  it('are changed together, and what is refused is said with its title', async () => {
    const { screen, user, edge } = open({
      UpdateContents: {
        data: {
          updateContents: {
            __typename: 'UpdatedContents',
            contents: [{ ...videos[0], visibility: 'private' }],
            refusals: [{ __typename: 'ContentRefusal', id: 'c3', message: 'Maximum 10 mots-clés autorisés' }],
          },
        },
      },
    })
    await user.click(await screen.findByRole('checkbox', select('Semer')))
    await user.click(screen.getByRole('checkbox', select('Récolter')))
    await user.click(screen.getByRole('button', { name: 'Modifier la sélection' }))
    const form = within(await screen.findByRole('dialog', { name: 'Modifier 2 vidéos' }))
    await user.selectOptions(form.getByLabelText('Visibilité'), 'Privée')
    await user.type(form.getByLabelText(/^Mots-clés à ajouter/), 'été, mer')
    await user.click(form.getByRole('button', { name: 'Modifier' }))
    const report = await screen.findByRole('dialog', { name: '1 vidéo n’a pas été traitée' })
    expect(report.textContent).toContain('Récolter')
    expect(report.textContent).toContain('Maximum 10 mots-clés autorisés')
    expect(report.textContent).toContain('1 vidéo a été traitée')
    expect(edge.requests.at(-1)).toMatchObject({
      operation: 'UpdateContents',
      variables: { ids: ['c1', 'c3'], input: { visibility: 'private', addHashtags: ['été', 'mer'], removeHashtags: [] } },
    })
    await user.click(within(report).getByRole('button', { name: 'Compris' }))
    expect(await screen.findByText('1 vidéo sélectionnée')).toBeDefined()
    expect(screen.getByText('Privée')).toBeDefined()
  })

  it('are deleted together once it is confirmed, by their titles', async () => {
    const { screen, user, edge } = open({
      DeleteContents: { data: { deleteContents: { __typename: 'DeletedContents', ids: ['c1', 'c2'], refusals: [] } } },
    })
    await user.click(await screen.findByRole('checkbox', select('Semer')))
    await user.click(screen.getByRole('checkbox', select('Planter')))
    await user.click(screen.getByRole('button', { name: 'Supprimer la sélection' }))
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer 2 vidéos' })
    expect(question.textContent).toContain('«\u202fSemer\u202f» et «\u202fPlanter\u202f»')
    expect(edge.requests.some(({ operation }) => operation === 'DeleteContents')).toBe(false)
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('2 vidéos supprimées')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Semer' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Récolter' })).toBeDefined()
  })

  it('are not selected any more once others are listed', async () => {
    const { screen, user } = open({})
    await user.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }))
    await user.click(screen.getByRole('button', { name: 'Privées' }))
    expect(screen.queryByRole('button', { name: 'Modifier la sélection' })).toBeNull()
  })
})
