import { act, fireEvent } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { historyChangesMachine } from '../../src/machines/history/historyChanges/historyChangesMachine.ts'
import { historyConfirmationMachine } from '../../src/machines/history/historyConfirmation/historyConfirmationMachine.ts'
import { historySearchMachine } from '../../src/machines/history/historySearch/historySearchMachine.ts'
import { guitar } from '../machines/history/entries.ts'
import { historyChangesFixtures } from '../machines/history/historyChanges/fixtures.ts'
import { historyConfirmationFixtures } from '../machines/history/historyConfirmation/fixtures.ts'
import { historySearchFixtures } from '../machines/history/historySearch/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { answer, ask, clearing, question, removal, renderHistory } from './support/historyOnScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })

const confirm = (): HTMLElement | null => answer('Retirer') ?? answer('Vider l’historique')
const cancel = (): HTMLElement | null => answer('Annuler')

describeOnScreen('The questions of the history', {
  machine: historyConfirmationMachine,
  fixtures: historyConfirmationFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await renderHistory({ historyConfirmation: { machine, actorOptions: { inspect, clock } } })
    return {}
  },
  do: {
    'removal.ask': { act: () => ask(removal()) },
    'clearing.ask': { act: () => ask(clearing()) },
    'dialog.confirm': { control: confirm, act: () => press(confirm()) },
    'dialog.cancel': { control: cancel, act: () => press(cancel()) },
  },
  see: {
    closed: () => expect(question()).toBeNull(),
    askingRemoval: () => expect(question()?.textContent).toContain(guitar.title),
    askingClearing: () => expect(question()?.textContent).toContain('Toutes les vidéos de votre historique'),
  },
})

const seesEntry = (): void => expect(removal()).not.toBeNull()

describeOnScreen('The removals from the history', {
  machine: historyChangesMachine,
  fixtures: historyChangesFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    await renderHistory({ historyChanges: { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } } })
    return { send }
  },
  do: {
    'entry.remove': {
      act: async () => {
        await ask(removal())
        press(confirm())
      },
    },
    'history.clear': {
      control: clearing,
      act: async () => {
        await ask(clearing())
        press(confirm())
      },
    },
  },
  see: {
    idle: () => {
      expect(clearing()?.getAttribute('aria-busy')).toBeNull()
      seesEntry()
    },
    saving: seesEntry,
  },
  sameLook: [{ states: ['idle', 'saving'], because: 'The cache removes the entry at once; only the button that clears all is busy.' }],
})

const seesField = (): void => expect(fieldOf('q')?.disabled).toBe(false)

describeOnScreen('The search in the history', {
  machine: historySearchMachine,
  fixtures: historySearchFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    await renderHistory({ historySearch: { machine, actorOptions: { inspect: watch, clock } } })
    return { send }
  },
  do: {
    'search.type': { control: () => fieldOf('q'), act: ({ text }) => fill(fieldOf('q'), text) },
    'search.submit': { act: () => act(() => void fireEvent.submit(fieldOf('q')?.form ?? document.body)) },
    // From the address.
    'search.adopt': {
      act: (event, send) => {
        act(() => send(event))
        expect(fieldOf('q')?.value).toBe(event.text)
      },
    },
  },
  see: { settled: seesField, typing: seesField },
  sameLook: [{ states: ['settled', 'typing'], because: 'The field shows each letter at once; the list below says when it is fetched.' }],
})
