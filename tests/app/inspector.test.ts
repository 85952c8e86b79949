import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { openStatelyInspector } from '../../src/app/inspector/openStatelyInspector.ts'
import { flows, markedFlow, placesOf } from '../support/model/markedFlows.ts'
import { nameOf, runOnMachine } from '../support/model/run.ts'
import { Script } from '../support/model/script.ts'

/** The inspector's window, as the browser provides it: what is posted to it has left the page. */
function openViewer() {
  const left: unknown[] = []
  const listeners: ((event: { data: unknown }) => void)[] = []
  vi.stubGlobal('window', {
    requestIdleCallback: (send: () => void) => setTimeout(send),
    open: () => ({ postMessage: (message: unknown) => left.push(message) }),
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => listeners.push(listener),
  })
  const observer = openStatelyInspector()
  for (const listener of listeners) listener({ data: { type: '@statelyai.connected' } })
  return { left, observer }
}

afterEach(() => vi.unstubAllGlobals())

it('finds the machines', () => {
  expect(flows.length).toBeGreaterThan(30)
})

describe.each(flows)('what the inspector shows of %s', async (flow) => {
  const { machine, paths } = await markedFlow(flow)

  it.each(paths.map((path) => [nameOf(path), path] as const))('%s', async (_, path) => {
    const { left, observer } = openViewer()
    await runOnMachine(path, new Script<AnyStateMachine>(machine, (event) => observer.next?.(event)))
    // The adapter sends in a later task.
    await new Promise((resolve) => setTimeout(resolve))
    expect(left.length).toBeGreaterThan(0)
    expect([...new Set(placesOf(left))]).toEqual([])
  })
})
