import { fireEvent, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Imported before the tests: on two busy cores this takes longer than the tests wait for a screen.
import '../../src/app/routes/DashboardRoute.tsx'
import { formatWatchTime } from '../../src/screens/Dashboard/formatWatchTime.ts'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { channel } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'
import { emptyStatistics } from './support/dashboards.ts'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }

const dashboard: EdgeAnswer = {
  data: {
    __typename: 'Query',
    heldCommentsCount: 0,
    dashboard: {
      __typename: 'Dashboard',
      channel: { ...channel, id: 'channel-1', name: 'Atelier', owner: { __typename: 'Person', id: 'u1', username: 'atelier' } },
      statistics: emptyStatistics,
      contents: { __typename: 'ContentPage', items: [], nextCursor: null },
    },
  },
}

/** Seven days up to 9 March 2026, and seven before. */
const days = ['02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02', '03-03', '03-04', '03-05', '03-06', '03-07', '03-08', '03-09']
const none = days.map(() => 0)
const week = {
  days: days.map((day) => `2026-${day}`),
  views: [4, 0, 0, 0, 0, 0, 0, 1200, 0, 0, 0, 0, 0, 1],
  watchTime: [30, 0, 0, 0, 0, 0, 0, 3600, 0, 0, 0, 0, 0, 300],
  subscribers: none,
  likes: [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  sources: [
    { id: 's1', source: 'search', views: 900, previousViews: 1 },
    { id: 's2', source: 'unknown', views: 301, previousViews: 3 },
  ],
  videos: [{ id: 'v1', contentId: 'c1', title: 'Poncer', views: 1201, watchTime: 3900 }],
}

function period(change: Partial<typeof week> = {}): EdgeAnswer {
  const { sources, videos, ...columns } = { ...week, ...change }
  const named = (__typename: string) => (item: object) => ({ __typename, ...item })
  return {
    data: {
      __typename: 'Query',
      dashboard: {
        __typename: 'Dashboard',
        period: {
          __typename: 'ChannelPeriod',
          id: 'channel-1/days7',
          ...columns,
          sources: sources.map(named('PeriodSource')),
          videos: videos.map(named('PeriodVideo')),
        },
      },
    },
  }
}

function open(answer: EdgeAnswer, path = '/dashboard?tab=statistics&period=7') {
  const edge = createEdge({ Dashboard: dashboard, ChannelPeriod: answer })
  return { ...renderApp({ path, edge, user: creator }), edge }
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent))

describe('the statistics of a period', () => {
  it('have four figures, each with the difference to the period before', async () => {
    const { screen } = open(period())
    const figures = within(await screen.findByLabelText('Chiffres de la période'))
    const all = ['Vues', 'Durée de visionnage', 'Nouveaux abonnés', 'J’aime'].map(
      (label) => figures.getByText(label).parentElement?.textContent,
    )
    expect(all).toEqual([
      'Vues1.2K+29925% (4 avant)',
      'Durée de visionnage1\u00a0h\u00a005\u00a0min+12900% (30\u00a0s avant)',
      'Nouveaux abonnés0',
      'J’aime0-100% (3 avant)',
    ])
  })

  it('are of the period in the address, which the chooser writes', async () => {
    const { screen, user, edge } = open(period(), '/dashboard?tab=statistics')
    await screen.findByLabelText('Chiffres de la période')
    const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    expect(chosen()).toEqual(['28 jours'])
    for (const [label, address] of [
      ['Un an', '?tab=statistics&period=365'],
      ['7 jours', '?tab=statistics&period=7'],
      ['28 jours', '?tab=statistics'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: label }))
      expect([location.search, chosen()]).toEqual([address, [label]])
      await screen.findByLabelText('Chiffres de la période')
    }
    const asked = edge.requests.filter(({ operation }) => operation === 'ChannelPeriod').map(({ variables }) => variables['length'])
    expect(asked.slice(0, 3)).toEqual(['days28', 'days365', 'days7'])
  })

  it('are of 28 days when the address asks for another length', async () => {
    const { screen, edge } = open(period(), '/dashboard?tab=statistics&period=30')
    await screen.findByLabelText('Chiffres de la période')
    expect(edge.requests.find(({ operation }) => operation === 'ChannelPeriod')?.variables).toEqual({ length: 'days28' })
  })

  it('have a plot for each figure, whose days the arrow keys read', async () => {
    const { screen } = open(period())
    const slider = await screen.findByRole('slider', { name: 'Vues, jour' })
    const read = (day: number) => {
      fireEvent.change(slider, { target: { value: String(day) } })
      return slider.getAttribute('aria-valuetext')
    }
    expect([slider.getAttribute('max'), slider.getAttribute('aria-valuetext')]).toEqual([
      '6',
      'lun. 9 mars\u202f: 1 vue, lun. 2 mars\u202f: 0 vue',
    ])
    expect(read(0)).toBe('mar. 3 mars\u202f: 1\u202f200 vues, mar. 24 févr.\u202f: 4 vues')
    expect(screen.getByText('mar. 3 mars : 1 200 vues')).toBeDefined()
    const names = screen.getAllByRole('slider').map((each) => each.getAttribute('aria-label'))
    expect(names).toEqual(['Vues, jour', 'Durée de visionnage, jour', 'Nouveaux abonnés, jour', 'J’aime, jour', 'Provenance', 'Vidéo'])
  })

  it('have a table behind each plot', async () => {
    const { screen, user } = open(period())
    await screen.findByLabelText('Chiffres de la période')
    for (const summary of screen.getAllByText('Voir les valeurs')) await user.click(summary)
    const table = (name: string) => rowsOf(screen.getByRole('table', { name }))
    expect(table('Durée de visionnage, jour par jour').slice(0, 3)).toEqual([
      ['Jour', 'Durée de visionnage', 'Même jour de la période d’avant', 'Période d’avant'],
      ['3 mars 2026', '1\u00a0h', '24 févr. 2026', '30\u00a0s'],
      ['4 mars 2026', '0\u00a0s', '25 févr. 2026', '0\u00a0s'],
    ])
    expect(table('Provenance des vues')).toEqual([
      ['Provenance', 'Vues', 'Part', 'Période d’avant'],
      ['Recherche', '900', '75\u00a0%', '1'],
      ['Inconnue', '301', '25\u00a0%', '3'],
    ])
    expect(table('Vidéos les plus vues')).toEqual([
      ['Vidéo', 'Vues', 'Durée de visionnage', 'Visionnage moyen'],
      ['Poncer', '1\u202f201', '1\u00a0h\u00a005\u00a0min', '3\u00a0s'],
    ])
    expect(screen.getByRole('link', { name: 'Poncer' }).getAttribute('href')).toBe('/dashboard/c1')
  })

  it('say that there is nothing to count', async () => {
    const { screen } = open(period({ views: none, watchTime: none, likes: none, sources: [], videos: [] }))
    expect(await screen.findByRole('heading', { name: 'Rien à compter sur cette période' })).toBeDefined()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('show what there is when nobody watched, but somebody liked', async () => {
    const { screen } = open(period({ views: none, watchTime: none, sources: [], videos: [] }))
    expect(await screen.findByRole('slider', { name: 'J’aime, jour' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Provenance des vues' })).toBeNull()
  })

  it('can be asked for again when they do not come; the rest of the page stays', async () => {
    const { screen, user, edge } = open({ code: 'INTERNAL', message: 'Une erreur est survenue' })
    expect(await screen.findByText('Erreur lors du chargement des statistiques')).toBeDefined()
    expect(screen.getByText('Taux d’engagement')).toBeDefined()
    edge.answers['ChannelPeriod'] = period()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByLabelText('Chiffres de la période')).toBeDefined()
  })
})

describe('a watch time', () => {
  it.each([
    [0, '0\u00a0s'],
    [59.4, '59\u00a0s'],
    [60, '1\u00a0min'],
    [3569, '59\u00a0min'],
    [3600, '1\u00a0h'],
    [3_900, '1\u00a0h\u00a005\u00a0min'],
    [360_100, '100\u00a0h'],
    [7_200_000, '2\u202f000\u00a0h'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(formatWatchTime(seconds)).toBe(text)
  })
})
