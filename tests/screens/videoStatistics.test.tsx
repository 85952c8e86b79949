import { fireEvent, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Imported before the tests: on two busy cores this takes longer than the tests wait for a screen.
import '../../src/app/routes/DashboardRoute.tsx'
import { gridOf, mostReplayed } from '../../src/screens/VideoStatistics/curve.ts'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const intro = { __typename: 'Chapter', start: 0, title: 'Introduction' }
const gluing = { __typename: 'Chapter', start: 65, title: 'Le collage' }

type Change = { shares?: readonly number[]; plays?: number; avgWatchTime?: number; chapters?: readonly object[]; isOthers?: boolean }

/** A video of 100 seconds; by default of four parts. */
function video({
  shares = [1, 0.634, 1.2, 0],
  plays = 12,
  avgWatchTime = 71.4,
  chapters = [intro, gluing],
  isOthers,
}: Change = {}): EdgeAnswer {
  const retention = { __typename: 'Retention', id: 'c1', plays, avgWatchTime, shares }
  return {
    data: {
      __typename: 'Query',
      content: {
        __typename: 'Content',
        id: 'c1',
        title: 'Fabriquer une guitare',
        duration: 100,
        viewsCount: 1_240,
        likesCount: 24,
        commentsCount: 2,
        details: { __typename: 'ContentDetails', chapters },
        retention: isOthers ? null : retention,
      },
    },
  }
}
const open = (answer: EdgeAnswer) => renderApp({ path: '/dashboard/c1', edge: createEdge({ VideoStatistics: answer }), user: creator })

describe('the statistics of a video', () => {
  it('show its figures, and lead back to the channel', async () => {
    const { screen } = open(video())
    expect((await screen.findByRole('link', { name: 'Fabriquer une guitare' })).getAttribute('href')).toBe('/watch/c1')
    expect(screen.getByRole('heading', { name: 'Statistiques de la vidéo', level: 1 })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Retour à ma chaîne' }).getAttribute('href')).toBe('/dashboard')
    const figures = within(screen.getByLabelText('Chiffres de la vidéo'))
    const all = ['Vues', 'J’aime', 'Commentaires', 'Visionnage moyen'].map((label) => figures.getByText(label).parentElement?.textContent)
    expect(all).toEqual(['Vues1.2K', 'J’aime24', 'Commentaires2', 'Visionnage moyen1:1171\u00a0% de la vidéo'])
    expect(screen.getByText(/sur 12 lectures/)).toBeDefined()
  })

  it('have a curve that the arrow keys read, with its chapters', async () => {
    const { screen } = open(video())
    const slider = await screen.findByRole('slider', { name: 'Moment de la vidéo' })
    const read = (part: number) => {
      fireEvent.change(slider, { target: { value: String(part) } })
      return slider.getAttribute('aria-valuetext')
    }
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '3'])
    expect([0, 1, 2, 3].map(read)).toEqual([
      'À 0:00\u202f: 100\u00a0% des lectures, Introduction',
      'À 0:25\u202f: 63\u00a0% des lectures, Introduction',
      'À 0:50\u202f: 120\u00a0% des lectures, Le collage',
      'À 1:15\u202f: 0\u00a0% des lectures, Le collage',
    ])
    // Testing Library reads any space as a plain one.
    expect(screen.getByText('À 1:15 : 0 % des lectures')).toBeDefined()
  })

  it('name the passage that is watched again most, which leads to it', async () => {
    const { screen } = open(video())
    const line = (await screen.findByText('Passage le plus revu')).parentElement
    expect(line?.textContent).toBe('Passage le plus revu\u202f: de 0:50 à 1:15, 120\u00a0% des lectures.')
    expect(screen.getByRole('link', { name: '0:50' }).getAttribute('href')).toBe('/watch/c1?t=50')
  })

  it('name no passage of a video that nobody watches again', async () => {
    const { screen } = open(video({ shares: [1, 0.6, 0.3] }))
    await screen.findByRole('slider', { name: 'Moment de la vidéo' })
    expect(screen.queryByText('Passage le plus revu')).toBeNull()
  })

  it('have the values of the curve in a table', async () => {
    const { screen, user } = open(video())
    await user.click(await screen.findByText('Voir les valeurs'))
    const rows = within(screen.getByRole('table')).getAllByRole<HTMLTableRowElement>('row')
    expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
      ['Moment', 'Part des lectures', 'Chapitre'],
      ['0:00', '100\u00a0%', 'Introduction'],
      ['0:25', '63\u00a0%', 'Introduction'],
      ['0:50', '120\u00a0%', 'Le collage'],
      ['1:15', '0\u00a0%', 'Le collage'],
    ])
  })

  it('say that nobody has watched the video yet', async () => {
    const { screen } = open(video({ plays: 0, avgWatchTime: 0, shares: [] }))
    expect(await screen.findByRole('heading', { name: 'Aucune lecture pour le moment' })).toBeDefined()
    expect(screen.getByText('Pas encore mesuré')).toBeDefined()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('are not shown of somebody else’s video', async () => {
    const { screen } = open(video({ isOthers: true }))
    expect(await screen.findByRole('heading', { name: 'Vidéo non trouvée' })).toBeDefined()
  })

  it('can be asked for again when they do not come', async () => {
    const edge = createEdge({ VideoStatistics: { code: 'INTERNAL', message: 'Une erreur est survenue' } })
    const { screen, user } = renderApp({ path: '/dashboard/c1', edge, user: creator })
    expect(await screen.findByText('Erreur lors du chargement des statistiques')).toBeDefined()
    Object.assign(edge.answers, { VideoStatistics: video() })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { name: 'Rétention' })).toBeDefined()
  })

  it('need a sign-in', async () => {
    const { screen } = renderApp({ path: '/dashboard/c1', edge: createEdge({}) })
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
  })
})

describe('the plot', () => {
  it.each([
    [
      [0.2, 0.1],
      [1, 0.5, 0],
    ],
    [
      [1, 0.1],
      [1, 0.5, 0],
    ],
    [
      [1, 1.01],
      [1.5, 1, 0.5, 0],
    ],
    [
      [2, 0],
      [2, 1.5, 1, 0.5, 0],
    ],
    [
      [0, 2.2],
      [3, 2, 1, 0],
    ],
    [
      [16, 1],
      [16, 12, 8, 4, 0],
    ],
  ])('of %o has lines at %o', (shares, lines) => {
    expect(gridOf(shares)).toEqual(lines)
  })
})

describe('the passage that is watched again most', () => {
  it.each([
    ['where the curve only falls', [1, 0.8, 0.8, 0.3], null],
    ['where it rises by less than a twentieth', [1, 0.8, 0.84, 0.3], null],
    ['around the highest rise', [1, 0.5, 0.6, 1.2, 1, 0.5], { start: 30, end: 50, share: 1.2 }],
    ['where parts were skipped before', [0.2, 0.2, 0.9, 0.9], { start: 50, end: 100, share: 0.9 }],
    ['at the beginning, above one', [1.6, 1, 0.5, 0.5], { start: 0, end: 25, share: 1.6 }],
    ['of the higher of two', [1, 0.4, 0.7, 0.4, 0.9], { start: 80, end: 100, share: 0.9 }],
    ['before the first play', [], null],
  ])('is %s: %o', (_, shares, passage) => {
    expect(mostReplayed(shares, shares.length === 6 ? 60 : 100)).toEqual(passage)
  })
})
