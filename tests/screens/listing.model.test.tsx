import { act, render, screen } from '@testing-library/react'
import { Provider } from 'urql'
import { expect, vi } from 'vitest'
import { Router, useSearchParams } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { followFlow } from '../../src/app/flows/follow/followFlow.ts'
import { searchFlow } from '../../src/app/flows/search/searchFlow.ts'
import { listingMachine } from '../../src/machines/common/listing/listingMachine.ts'
import { readSearch, writeSearch } from '../../src/machines/search/searchFilters.ts'
import { Results } from '../../src/screens/Search/Results.tsx'
import { listingFixtures } from '../machines/common/listing/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { createEdge } from './support/edge.ts'
import { searchData } from './support/fixtures.ts'
import { createServices } from './support/services.ts'

vi.setConfig({ testTimeout: 60_000 })

const refresh = (): HTMLElement | null => buttonOf('Actualiser')
const more = (): HTMLElement | null => buttonOf(/^(Afficher plus de résultats|Chargement\.\.\.)$/)
const skeleton = (): HTMLElement | null => screen.queryByText('Recherche en cours...', { selector: 'output' })
const alert = (): HTMLElement | null => screen.queryByRole('alert')
const results = (): HTMLElement | null => screen.queryByRole('link', { name: 'Raboter' })
const isBusy = (button: HTMLElement | null): boolean => button?.getAttribute('aria-busy') === 'true'

const seesLoading = (): void => {
  expect(skeleton()).not.toBeNull()
  expect([isBusy(refresh()), alert()]).toEqual([false, null])
}

/** The results of the search in the address; there is none at first. */
function Page() {
  const [params] = useSearchParams()
  return <Results filters={readSearch(params)} />
}
let address = memoryLocation()
let shown = ''
/** whether the last page that came names another one */
let hasMore = false

describeOnScreen('The results of a search', {
  machine: listingMachine,
  fixtures: listingFixtures,
  mount: (script, chosen) => {
    const input = listingFixtures.inputs.find((candidate) => candidate === chosen)
    if (!input) throw new Error('no such input')
    const { watch, send } = captureActor(script.inspect)
    const edge = createEdge({
      // The network answers when the script does.
      Search: async ({ variables }) => {
        const [actorId = ''] = Object.keys(script.snapshot.children)
        const pages = await script.ask(actorId, variables).catch(() => null)
        if (typeof pages !== 'object' || pages === null || !('nextCursor' in pages)) return { code: 'INTERNAL', message: 'Une erreur' }
        const { nextCursor } = pages
        hasMore = nextCursor !== null
        return {
          data: searchData([variables['after'] === null ? 'Raboter' : 'Poncer'], typeof nextCursor === 'string' ? nextCursor : null),
        }
      },
    })
    const { client, services } = createServices(edge)
    const search = { ...searchFlow(services), ...input, actorOptions: { inspect: watch, clock: script.clock } }
    address = memoryLocation({ path: '/search' })
    shown = ''
    render(
      <Provider value={client}>
        <Router hook={address.hook} searchHook={address.searchHook}>
          <ProvideFlows flows={{ session: services.session, follow: followFlow(services), search }}>
            <Page />
          </ProvideFlows>
        </Router>
      </Provider>,
    )
    return { send }
  },
  do: {
    'list.show': {
      act: (event, send) => {
        const subject = writeSearch(readSearch(new URLSearchParams(event.subject)))
        // The screen tells nobody that the address is the same as before.
        if (subject === shown) send({ ...event, subject })
        else act(() => address.navigate(`/search?${subject}`))
        shown = subject
      },
    },
    'list.refresh': { control: refresh, act: () => press(refresh()) },
    'list.loadMore': { control: more, act: () => press(more()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    idle: seesLoading,
    loading: seesLoading,
    loaded: () => {
      expect(results()).not.toBeNull()
      expect([isBusy(refresh()), isBusy(more()), alert()]).toEqual([false, false, null])
      expect(more() !== null).toBe(hasMore)
    },
    refreshing: () => expect(isBusy(refresh())).toBe(true),
    loadingMore: () => {
      expect(results()).not.toBeNull()
      expect(isBusy(more())).toBe(true)
    },
    failed: () => expect(alert()?.textContent).toContain('Erreur de recherche'),
    dismissed: () => {
      expect([skeleton(), isBusy(refresh()), isBusy(more()), alert()]).toEqual([null, false, false, null])
    },
  },
  sameLook: [
    { states: ['idle', 'loading'], because: 'What is to be searched is asked for within the same moment.' },
    { states: ['loaded', 'dismissed'], because: 'Whoever dismissed the failure of a further page has the list as it was.' },
  ],
})
