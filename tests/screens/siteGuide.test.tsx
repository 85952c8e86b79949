import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { emptyHome, homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const administrator = { ...camille, roleName: 'Administrateur' }
const channel = { __typename: 'Channel', id: 'channel-1' }

function edgeOf(name: string, accent: string, own: object | null = null) {
  return createEdge({
    Home: { data: emptyHome },
    HomeOwn: {
      data: {
        __typename: 'Query',
        viewer: {
          __typename: 'Viewer',
          id: camille.id,
          history: { __typename: 'HistoryPage', items: [], nextCursor: null },
          news: { __typename: 'ContentPage', items: [], nextCursor: null },
        },
      },
    },
    HomeGuide: {
      data: {
        __typename: 'Query',
        site: { __typename: 'Site', name, accent },
        viewer: { __typename: 'Viewer', id: camille.id, channel: own },
      },
    },
  })
}

/** What each step says and where it leads, once they are there. */
async function stepsOf({ screen }: ReturnType<typeof renderApp>) {
  const guide = await screen.findByRole('region', { name: 'Votre site est prêt' })
  const links = await within(guide).findAllByRole('link')
  return links.map((link) => {
    const [, title, state] = /^(.*?)(?:Il |Ses |Publique).*(Fait|À faire)$/.exec(link.textContent) ?? []
    return [title, state, link.getAttribute('href')]
  })
}

describe('the guide of a site without videos', () => {
  it('has three steps for its administrator, all to be done on a fresh site', async () => {
    const opened = renderApp({ path: '/', user: administrator, edge: edgeOf('Lucarne', 'orange') })
    expect(await stepsOf(opened)).toEqual([
      ['Donner un nom à ce site', 'À faire', '/administration?tab=site'],
      ['Choisir une couleur', 'À faire', '/administration?tab=site'],
      // Where they become a creator: without a channel nobody can publish.
      ['Publier la première vidéo', 'À faire', '/dashboard'],
    ])
    expect(opened.screen.queryByText('Aucune vidéo pour le moment')).toBeNull()
  })

  it.each([
    ['named', edgeOf('Ma télé', 'orange', channel), ['Fait', 'À faire']],
    ['coloured', edgeOf('Lucarne', 'teal', channel), ['À faire', 'Fait']],
  ] as const)('says which of them are done: %s', async (_what, edge, [name, accent]) => {
    expect(await stepsOf(renderApp({ path: '/', user: administrator, edge }))).toEqual([
      ['Donner un nom à ce site', name, '/administration?tab=site'],
      ['Choisir une couleur', accent, '/administration?tab=site'],
      ['Publier la première vidéo', 'À faire', '/upload'],
    ])
  })

  it('can be asked for again when it could not be loaded', async () => {
    const edge = edgeOf('Lucarne', 'orange')
    const { HomeGuide } = edge.answers
    edge.answers['HomeGuide'] = { code: 'INTERNAL', message: 'Non' }
    const opened = renderApp({ path: '/', user: administrator, edge })
    const again = await opened.screen.findByRole('button', { name: 'Réessayer' })
    Object.assign(edge.answers, { HomeGuide })
    await opened.user.click(again)
    expect(await stepsOf(opened)).toHaveLength(3)
  })

  it('goes with the first video, without a reload', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const edge = edgeOf('Lucarne', 'orange')
      const opened = renderApp({ path: '/', user: administrator, edge })
      await stepsOf(opened)
      edge.answers['Home'] = ({ variables }) => ({ data: homeData(variables) })
      vi.advanceTimersByTime(5000)
      vi.useRealTimers()
      expect(await opened.screen.findByRole('link', { name: 'Fabriquer une guitare' })).toBeDefined()
      expect(opened.screen.queryByText('Votre site est prêt')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})
