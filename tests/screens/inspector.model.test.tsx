import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { Inspector } from '../../src/app/inspector/page/Inspector.tsx'
import { TraceStore } from '../../src/app/inspector/page/traceStore.ts'
import { type Trace, traceVersion } from '../../src/app/inspector/trace/types.ts'
import { inspectorMachine } from '../../src/machines/inspector/inspector/inspectorMachine.ts'
import { file, inspectorFixtures, press as pressOfLike } from '../machines/inspector/inspector/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import type { Effect } from '../support/model/script.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

// The chart is placed by the first test.
vi.setConfig({ testTimeout: 60_000 })

let store = new TraceStore()
let sent: readonly Effect[] = []
const fact = { act: (event: never, send: (event: never) => void): void => send(event) }

/** A like of a page or of a file, after its only event. */
const traceOf = (startedAt: string): Trace => {
  const snapshot = { status: 'active', value: 'settled', context: {} }
  const { actorId, event, basedOn } = pressOfLike
  return {
    format: 'lucarne-trace',
    version: traceVersion,
    startedAt,
    actors: [{ id: actorId, name: actorId, parentId: null, machine: 'toggle', input: null, snapshot, isFromStart: true }],
    events: [{ number: basedOn, at: 5, actorId, fromId: null, event, after: { ...snapshot, value: 'saving' }, effects: [] }],
  }
}

const source = (): string => document.querySelector('header [role="status"]')?.textContent ?? ''
const row = (): HTMLElement | null => buttonOf(/^0\.\d\d/)
const toPresent = (): HTMLElement | null => buttonOf('Revenir au direct')
const toSend = (): HTMLElement | null => buttonOf('Envoyer l’événement')
const toClose = (): HTMLElement | null => buttonOf(/^(Annuler la lecture|Fermer le fichier)$/)
const cross = (): HTMLElement | null => buttonOf('Fermer')
const isReading = (): boolean => buttonOf('Ouvrir')?.getAttribute('aria-busy') === 'true'
const isFileShown = (): boolean => source().startsWith('Fichier')
const unsent = (): HTMLElement | null => screen.queryByText(/^L’événement n’a pas été reçu/)
const unread = (): HTMLElement | null => screen.queryByRole('alert')
const says = (connection: string) => (): void => expect(source()).toContain(connection)

describeOnScreen('The inspector’s page', {
  machine: inspectorMachine,
  fixtures: inspectorFixtures,
  mount: ({ machine, inspect, clock, effects }) => {
    const { watch, send } = captureActor(inspect)
    store = new TraceStore()
    sent = effects
    render(
      <ProvideFlows flows={{ inspector: { machine, keepFile: () => file, actorOptions: { inspect: watch, clock } } }}>
        <Inspector store={store} />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'page.found': {
      act: async (event, send) => {
        await act(async () => store.setPage(traceOf('page')))
        send(event)
        await screen.findByRole('button', { name: 'Envoyer l’événement' }, { timeout: 30_000 })
      },
    },
    'page.outdated': fact,
    'page.left': fact,
    'event.refused': fact,
    'trace.changed': fact,
    'event.send': {
      control: toSend,
      act: () => {
        press(toSend())
        expect(sent.at(-1)).toMatchObject({ type: 'sendToPage', params: pressOfLike })
      },
    },
    // Without a trace there is nothing to choose.
    'event.choose': { act: (event, send) => (row() ? press(row()) : send(event)) },
    'present.show': { control: toPresent, act: () => press(toPresent()) },
    'file.open': {
      act: () => {
        act(() => store.setFile(traceOf('file')))
        const files = [new File(['{}'], file.name, { type: 'application/json' })]
        act(() => void fireEvent.change(screen.getByLabelText('Fichier de trace'), { target: { files } }))
      },
    },
    'file.close': { control: toClose, act: () => press(toClose()) },
    'notice.close': { control: cross, act: () => press(cross()) },
  },
  see: {
    'connection.waiting': () => expect(isFileShown() || source().startsWith('En attente d’une page')).toBe(true),
    'connection.outdated': says('rechargez-la'),
    'connection.live.ready': () => {
      expect(source()).toContain('En direct')
      expect(unsent()).toBeNull()
    },
    'connection.live.refused': () => expect(unsent()).not.toBeNull(),
    'connection.left': says('La page est fermée'),
    'connection.unavailable': says('Navigateur non pris en charge'),
    'file.none': () => expect([isReading(), isFileShown(), unread()]).toEqual([false, false, null]),
    'file.reading': () => expect(isReading()).toBe(true),
    'file.shown': () => expect(source()).toContain(`Fichier${file.name}`),
    'file.refused': () => expect(unread()?.textContent).toMatch(/Veuillez corriger les erreurs|ne répond pas/),
    'view.present': () => expect(toPresent()).toBeNull(),
    'view.past': () => expect(source()).toContain('Après l’événement 12'),
  },
})
