import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Provider } from 'urql'
import { expect } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { FlowServicesContext } from '../../src/app/flows/common/services.ts'
import { SuggestingInput } from '../../src/app/Layout/SearchBar/SuggestingInput.tsx'
import { suggestionsMachine } from '../../src/machines/search/suggestions/suggestionsMachine.ts'
import { SearchField } from '../../src/ui/SearchField/SearchField.tsx'
import { suggestionsFixtures } from '../machines/search/suggestions/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { fieldOf } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { createEdge } from './support/edge.ts'
import { createServices } from './support/services.ts'

const list = (): HTMLElement | null => screen.queryByRole('listbox', { name: 'Suggestions' })

/** The search of the top bar, once its suggestions have loaded. */
function Search() {
  const [text, setText] = useState('')
  return <SearchField label="Rechercher" value={text} onChange={setText} Input={SuggestingInput} onSearch={() => undefined} />
}
const suggestionFor = (text: string): string => `${text.trim()}…`
const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Rechercher' })
const typed = (): string => fieldOf('q')?.value ?? ''
/** None, or the last ones. */
const seesNoneOfThese = (): void => expect(list()?.textContent).not.toBe(suggestionFor(typed()))

// happy-dom does not have it.
globalThis.reportError = () => undefined

describeOnScreen('The suggestions under the search field', {
  machine: suggestionsMachine,
  fixtures: suggestionsFixtures,
  mount: (script) => {
    const { watch, send } = captureActor(script.inspect)
    const edge = createEdge({
      // The network answers when the script does.
      SearchSuggestions: async ({ variables }) => {
        const hasFailed = await script.ask('suggest', variables).then(
          () => false,
          () => true,
        )
        if (hasFailed) return { code: 'INTERNAL', message: 'Une erreur' }
        const found = { __typename: 'Suggestion', kind: 'word', text: suggestionFor(String(variables['query'])), targetId: null }
        return { data: { searchSuggestions: [found] } }
      },
    })
    const { client, services } = createServices(edge)
    render(
      <Provider value={client}>
        <Router hook={memoryLocation({ path: '/' }).hook}>
          <FlowServicesContext value={{ ...services, actorOptions: { inspect: watch, clock: script.clock } }}>
            <Search />
          </FlowServicesContext>
        </Router>
      </Provider>,
    )
    return { send }
  },
  do: {
    'query.change': {
      act: ({ query }) => {
        // A browser sends no change event for the same text; a space after it changes nothing that is searched.
        const value = typed() === query ? `${query} ` : query
        act(() => void fireEvent.change(field(), { target: { value } }))
      },
    },
    'suggestions.close': { act: () => act(() => void fireEvent.blur(field())) },
  },
  see: {
    closed: () => expect(list()).toBeNull(),
    typing: seesNoneOfThese,
    asking: seesNoneOfThese,
    shown: () => expect(list()?.textContent).toBe(suggestionFor(typed())),
  },
  sameLook: [
    {
      states: ['closed', 'typing', 'asking'],
      because: 'Nobody waits for suggestions: the last ones stay until others come, and the search itself can start at any time.',
    },
  ],
})
