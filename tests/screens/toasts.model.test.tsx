import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { SimulatedClock } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { ToastHost } from '../../src/app/Layout/ToastHost.tsx'
import { toastsMachine } from '../../src/machines/common/toasts/toastsMachine.ts'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { toastsFixtures } from '../machines/common/toasts/fixtures.ts'
import { press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const region = (): HTMLElement => screen.getByRole('region', { name: 'Notifications' })
const titles = (): string[] => screen.queryAllByText(/^Message /, { selector: 'p' }).map(({ textContent }) => textContent ?? '')
const titleOf = (id: string): string => `Message ${id}`
const isShown = (id: string): boolean => titles().includes(titleOf(id))
const closing = (id: string): HTMLElement | null =>
  screen.getByText(titleOf(id), { selector: 'p' }).closest('[role]')?.querySelector('[aria-label="Fermer"]') ?? null

/** What the messages that were sent, closed and have run out leave on the screen. */
let expected = new Set<string>()
let clock: SimulatedClock
// It stays all the time: when the last toast goes, so does what the pointer was on.
const another = 'another'
const anotherMs = 60_000

const changes = async (change: () => void): Promise<void> => {
  act(change)
  await waitFor(() => expect(titles().toSorted()).toEqual([...expected].map(titleOf).toSorted()), { timeout: 10_000 })
}
const show = (id: string, timeoutMs: number): Promise<void> =>
  changes(() => {
    expected.add(id)
    toasts.show({ id, title: titleOf(id), timeoutMs })
  })
const seesToasts = (): void => expect(titles()).toContain(titleOf(another))

describeOnScreen('The toasts', {
  machine: toastsMachine,
  fixtures: toastsFixtures,
  mount: async (script) => {
    clock = script.clock
    render(
      <ProvideFlows flows={{ toasts: { inspect: script.inspect, clock } }}>
        <ToastHost />
      </ProvideFlows>,
    )
    expected = new Set()
    await show(another, anotherMs)
    return {}
  },
  do: {
    'toast.show': { act: ({ toast: { id, timeoutMs } }) => show(id, timeoutMs) },
    'toast.close': {
      act: ({ id }) => {
        const cross = isShown(id) ? closing(id) : null
        return changes(() => {
          expected.delete(id)
          if (cross) press(cross)
          else toasts.close(id)
        })
      },
    },
    'toast.expire': {
      act: async ({ id }) => {
        if (!isShown(id)) await show(id, 5000)
        await changes(() => {
          expected.delete(id)
          clock.increment(5000)
        })
      },
    },
    'interaction.start': { act: () => void fireEvent.pointerEnter(region()) },
    // Had the timers run on, the messages would be gone.
    'interaction.end': {
      act: async () => {
        await changes(() => clock.increment(anotherMs))
        fireEvent.pointerLeave(region())
      },
    },
  },
  see: { running: seesToasts, paused: seesToasts },
  sameLook: [{ states: ['running', 'paused'], because: 'No toast shows how long it stays; whoever points at one only has to keep it.' }],
})
