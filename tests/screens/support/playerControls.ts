import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { EventFromLogic } from 'xstate'
import type { playerMachine } from '../../../src/machines/player/player/playerMachine.ts'
import { buttonOf, press } from '../../support/model/controls.ts'

type Event = EventFromLogic<typeof playerMachine>
type Send = (event: Event) => void

export const start = (): HTMLElement | null => buttonOf('Lire la vidéo')
/** The button of the bar under the video, which plays or pauses. */
export const control = (): HTMLElement | null => buttonOf(/^(Lecture|Pause|Revoir)$/)
export const controlName = (): string | null => control()?.getAttribute('aria-label') ?? null
export const spinner = (): HTMLElement | null => screen.queryByText('Chargement...')
export const says = (text: string) => (): void => expect(screen.getByRole('status').textContent).toContain(text)
export const stage = (): HTMLElement | null => document.querySelector('[data-player-stage]')
export const slider = (): HTMLElement | null => screen.queryByRole('slider', { name: 'Volume' })
export const nameOf = (button: HTMLElement | null): string | null => button?.getAttribute('aria-label') ?? null
export const mute = (): HTMLElement | null => buttonOf(/^(Couper|Rétablir) le son$/)
export const fullscreen = (): HTMLElement | null => buttonOf(/plein écran$/i)
export const pictureInPicture = (): HTMLElement | null => buttonOf(/image dans l’image$/i)
export const menuOf = (label: string): HTMLElement | null => buttonOf(new RegExp(`^${label}`))
export const openMenu = (): HTMLElement | null => screen.queryByRole('menu')
export const isMini = (): boolean => stage()?.dataset['mini'] !== undefined
/** Without a video there are no controls, and the small player has few. */
export const hasBar = (): boolean => control() !== null && !isMini()
export const areControlsShown = (): boolean => stage()?.dataset['controls'] !== undefined

/** What is said in the place of the controls, which is not that their code loads. */
const message = (): HTMLElement | undefined => screen.queryAllByRole('status').find(({ textContent }) => textContent !== 'Chargement...')

/** The surface is imported by the first test that shows it. */
export const whenDrawn = (): Promise<void> =>
  vi.waitFor(() => expect(control() ?? buttonOf('Publicité') ?? message()).toBeTruthy(), { timeout: 20_000 })

export const fact = {
  act: async (event: Event, send: Send): Promise<void> => {
    send(event)
    await whenDrawn()
  },
}
/** Presses the control where there is one: without a video there are none. */
export const pressing = (find: () => HTMLElement | null) => ({
  act: async (event: Event, send: Send): Promise<void> => {
    const found = find()
    if (found) press(found)
    else send(event)
    await whenDrawn()
  },
})
/** A key of the player works on the whole page, while the video can be played. */
export const key = (name: string) => ({
  act: (event: Event, send: Send): void => {
    if (control()) act(() => void fireEvent.keyDown(document.body, { key: name }))
    else send(event)
  },
})
/** Chooses in a menu, where a person can open it: it is shown, and no other one is open. */
export async function choose(label: string, option: RegExp, send: () => void): Promise<void> {
  const menu = menuOf(label)
  if (menu === null || !areControlsShown() || openMenu()) return send()
  press(menu)
  const item = await screen.findByRole('menuitemradio', { name: option })
  // The choice that is made already is no choice.
  if (item.getAttribute('aria-checked') === 'true') {
    press(menu)
    send()
  } else press(item)
  await waitFor(() => expect(openMenu()).toBeNull())
}

/** Turns a switch in the menu of the settings, where a person can open it. */
export async function turn(label: string, send: () => void): Promise<void> {
  const menu = menuOf('Réglages')
  if (menu === null || !areControlsShown() || openMenu()) return send()
  press(menu)
  await screen.findByRole('menu')
  const item = screen.queryByRole('menuitemcheckbox', { name: label })
  if (item) press(item)
  press(menu)
  await waitFor(() => expect(openMenu()).toBeNull())
  if (!item) send()
}

let now = 0
/** Later than any other movement: those that follow at once are not noticed. */
export function point(target: HTMLElement | null, type: string, pointerType: string): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType, button: 0 })
  now += 1_000
  Object.defineProperty(event, 'timeStamp', { value: now })
  act(() => void target?.dispatchEvent(event))
}

/** Presses an entry of a menu, where a person can open it. */
export async function chooseItem(label: string, name: RegExp, send: () => void): Promise<void> {
  const menu = menuOf(label)
  if (menu === null || !areControlsShown() || openMenu()) return send()
  press(menu)
  await screen.findByRole('menu')
  const item = screen.queryByRole('menuitem', { name })
  press(item ?? menu)
  await waitFor(() => expect(openMenu()).toBeNull())
  if (!item) send()
}
