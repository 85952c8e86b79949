import { act, render, screen } from '@testing-library/react'
import { gql } from 'urql'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { MoreButton } from '../../src/components/MoreButton/MoreButton.tsx'
import { useMore } from '../../src/components/MoreButton/useMore.ts'
import { pagingMachine } from '../../src/machines/common/paging/pagingMachine.ts'
import { pagingFixtures } from '../machines/common/paging/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const document = gql<object, { cursor: string }>`
  query Page($cursor: String!) {
    page(cursor: $cursor)
  }
`
const variablesAt = (cursor: string) => ({ cursor })
const more = (): HTMLElement | null => buttonOf(/^(Afficher plus|Chargement\.\.\.)$/)
const fact = { act: (event: never, send: (event: never) => void): void => act(() => send(event)) }
const seesButton = (): void => {
  expect(buttonOf('Afficher plus')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
}

function List() {
  return <MoreButton more={useMore(document, variablesAt, 'second')} />
}

describeOnScreen('The button under a list', {
  machine: pagingMachine,
  fixtures: pagingFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ paging: { machine, actorOptions: { inspect: watch, clock } } }}>
        <List />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'page.load': { control: more, act: () => press(more()) },
    'page.loaded': fact,
    'page.failed': fact,
    'list.changed': fact,
  },
  see: {
    idle: seesButton,
    'requested.loading': () => expect(more()?.getAttribute('aria-busy')).toBe('true'),
    'requested.failed': () => expect(screen.queryByRole('alert')).not.toBeNull(),
    'requested.settled': seesButton,
  },
  sameLook: [{ states: ['idle', 'requested.settled'], because: 'The list itself shows the page that has come.' }],
})
