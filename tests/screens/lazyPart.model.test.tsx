import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { lazyPart } from '../../src/components/lazyPart.tsx'
import { lazyPartMachine } from '../../src/machines/common/lazyPart/lazyPartMachine.ts'
import type { LazyPartEffects } from '../../src/machines/common/lazyPart/provideLazyPart.ts'
import { lazyPartFixtures } from '../machines/common/lazyPart/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { Script } from '../support/model/script.ts'

let scripted = new Script(lazyPartMachine)

// The part's code comes when the script lets it; the script also answers whether the server is there.
vi.mock('../../src/machines/common/lazyPart/provideLazyPart.ts', () => ({
  provideLazyPart: ({ load }: LazyPartEffects) =>
    scripted.machine.provide({
      actors: {
        loadCode: fromPromise<void, undefined>(async () => {
          await scripted.ask('loadCode', undefined)
          await load()
        }),
      },
    }),
}))

const sheet = (): HTMLElement | null => screen.queryByText('La feuille')
const loading = (): HTMLElement | null => screen.queryByText('Chargement...')
const failure = (): HTMLElement | null => screen.queryByText('Cette partie de la page n’a pas pu être chargée')
const retry = (): HTMLElement | null => buttonOf('Réessayer')
const reload = (): HTMLElement | null => buttonOf('Recharger la page')
const opener = (): HTMLElement | null => buttonOf('Ouvrir')
const seesLoading = (): void => {
  expect(loading()).not.toBeNull()
  expect([failure(), sheet()]).toEqual([null, null])
}

type SheetProps = { asked: object | null; onClose: () => void }

describeOnScreen('An overlay whose code loads when it is opened', {
  machine: lazyPartMachine,
  fixtures: lazyPartFixtures,
  mount: async (script) => {
    scripted = script
    const { watch, send } = captureActor(script.inspect)
    const Sheet = lazyPart<SheetProps>(async () => () => <p>La feuille</p>, {
      isOpen: ({ asked }) => asked,
      onClose: ({ onClose }) => onClose(),
    })
    function Page() {
      const [asked, setAsked] = useState<object | null>(null)
      return (
        <>
          <button onClick={() => setAsked({})}>Ouvrir</button>
          <Sheet asked={asked} onClose={() => setAsked(null)} />
        </>
      )
    }
    render(
      <ProvideFlows flows={{ lazyPart: { inspect: watch, clock: script.clock } }}>
        <Page />
      </ProvideFlows>,
    )
    // The part's actor starts with the first press. This one is given up.
    press(opener())
    await act(() => script.answer('loadCode', { error: new TypeError('Failed to fetch dynamically imported module') }))
    await act(() => script.answer('probeServer', { error: new TypeError('Failed to fetch') }))
    press(alertCloseButton())
    return { send }
  },
  do: {
    'part.open': { act: () => press(opener()) },
    // Only a load of the page helps where the server has other code now.
    'part.retry': { act: (event, send) => (retry() ? press(retry()) : send(event)) },
    'part.close': { control: alertCloseButton, act: () => press(alertCloseButton()) },
    'connection.restored': { act: (event, send) => send(event) },
  },
  see: {
    idle: () => expect([loading(), failure(), sheet()]).toEqual([null, null, null]),
    loading: seesLoading,
    probing: seesLoading,
    'failed.unreachable': () => {
      expect(failure()).not.toBeNull()
      expect(retry()).not.toBeNull()
    },
    'failed.outdated': () => {
      expect(failure()).not.toBeNull()
      expect([retry(), reload()]).toEqual([null, expect.anything()])
    },
    ready: () => {
      expect(sheet()).not.toBeNull()
      expect([loading(), failure()]).toEqual([null, null])
    },
  },
  sameLook: [{ states: ['loading', 'probing'], because: 'Whether the server is there decides only what the failure advises.' }],
})
