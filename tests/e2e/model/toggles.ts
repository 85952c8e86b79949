import { expect, vi } from 'vitest'
import type { EventObject } from 'xstate'
import type { Locator } from 'playwright-core'
import { toggleFixtures } from '../../machines/common/toggle/fixtures.ts'
import type { toggleMachine } from '../../../src/machines/common/toggle/toggleMachine.ts'
import type { Path } from '../../support/model/paths.ts'
import type { ChromiumModel } from './describeInChromium.ts'
import { refusals } from './heldRequests.ts'
import type { Stage } from './stage.ts'

/** A button of two states, off at the beginning of each path. */
export type ToggleButton = {
  mutation: string
  button: (stage: Stage) => Locator
  /** Waits until the button shows this value. */
  shows: (stage: Stage, isOn: boolean) => Promise<void>
  /** Whether the server has stored the value «on» for the viewer. */
  isStored: (stage: Stage) => Promise<boolean>
  /** Sets the stored value to «off». */
  reset: (stage: Pick<Stage, 'site' | 'viewer' | 'video'>) => Promise<void>
}

const isPress = (event: EventObject): boolean => event.type === 'toggle.press'
const isRefusedFor = (event: EventObject, code: string): boolean =>
  'error' in event && typeof event.error === 'object' && event.error !== null && 'code' in event.error && event.error.code === code
const isGuests = (path: Path): boolean => path.steps.some(({ event }) => 'isSignedIn' in event && event.isSignedIn === false)

const text = (stage: Stage, words: string): Promise<void> => stage.page.getByText(words).first().waitFor()
const signInForm = ({ page }: Stage): Promise<void> => page.getByRole('tab', { name: 'Connexion' }).waitFor()

/** What a person sees after the last step, and what the server has stored. */
async function seeSettled(toggle: ToggleButton, stage: Stage): Promise<void> {
  const last = stage.events.at(-1)
  if (!last) return toggle.shows(stage, false)
  if (isPress(last)) return signInForm(stage)
  if (isRefusedFor(last, 'SESSION_EXPIRED')) return text(stage, 'Votre session a expiré, reconnectez-vous')
  if (last.type.startsWith('xstate.done')) {
    await toggle.shows(stage, true)
    await vi.waitFor(async () => expect(await toggle.isStored(stage)).toBe(true), { timeout: 10_000 })
    return
  }
  await text(stage, isRefusedFor(last, 'API_UNAVAILABLE') ? refusals.API_UNAVAILABLE : 'Le serveur ne répond pas')
  await toggle.shows(stage, false)
  expect(await toggle.isStored(stage)).toBe(false)
}

/** While a request is in flight its value is shown: the first press switches on, a second one is sent once the first is answered. */
async function seeSaving(toggle: ToggleButton, stage: Stage): Promise<void> {
  const isSecond = stage.events.some((event) => !isPress(event))
  await toggle.shows(stage, !isSecond)
}

/** The parts of a toggle's model that do not depend on which button it is. */
export function modelOfToggle(
  toggle: ToggleButton,
): Pick<ChromiumModel<typeof toggleMachine>, 'fixtures' | 'mutations' | 'arrange' | 'do' | 'see'> {
  return {
    fixtures: toggleFixtures,
    mutations: { save: toggle.mutation },
    arrange: async (stage, path) => {
      await toggle.reset(stage)
      return { path: stage.video.path, isSignedIn: !isGuests(path) }
    },
    do: { 'toggle.press': { act: (_, stage) => toggle.button(stage).click() } },
    see: {
      settled: (stage) => seeSettled(toggle, stage),
      saving: (stage) => seeSaving(toggle, stage),
    },
  }
}
