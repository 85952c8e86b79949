import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSmallClip } from './clip.ts'
import { canPlay, openPlayerSite, play, type PlayerSite, stage } from './playerSite.ts'

let site: PlayerSite
beforeAll(async () => {
  site = await openPlayerSite(['La mer'], (folder) => makeSmallClip(folder, 12))
})
afterAll(() => site.close())

/** In the place of a television: what the browser's list of devices would do (Remote Playback API). */
function nearDevice(): void {
  class Device extends EventTarget {
    state = 'disconnected'
    #listener: ((isAvailable: boolean) => void) | undefined
    watchAvailability(listener: (isAvailable: boolean) => void): Promise<number> {
      this.#listener = listener
      listener(true)
      return Promise.resolve(1)
    }
    cancelWatchAvailability(): Promise<void> {
      this.#listener = undefined
      return Promise.resolve()
    }
    prompt(): Promise<void> {
      this.state = this.state === 'connected' ? 'disconnected' : 'connected'
      this.dispatchEvent(new Event(this.state === 'connected' ? 'connect' : 'disconnect'))
      return Promise.resolve()
    }
    leave(): void {
      this.#listener?.(false)
    }
  }
  const devices = new WeakMap<HTMLMediaElement, Device>()
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', {
    get(this: HTMLMediaElement) {
      const device = devices.get(this) ?? new Device()
      devices.set(this, device)
      return device
    },
  })
}

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Réglages' }).press('Enter')
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name })

it('plays on another device that the browser offers, and comes back', async () => {
  const { page, faults } = await site.open(`/watch/${site.library.contents[0]?.id ?? ''}`, { init: nearDevice })
  await canPlay(page)
  await play(page)
  await openMenu(page)
  await entry(page, 'Lire sur un autre appareil').press('Enter')
  const told = stage(page).getByText('La vidéo est lue sur un autre appareil')
  await told.waitFor()
  await openMenu(page)
  await entry(page, 'Changer d’appareil').press('Enter')
  await told.waitFor({ state: 'detached' })
  await page.locator('video').evaluate((video: HTMLVideoElement) => Object(video.remote).leave())
  await openMenu(page)
  await page.getByRole('menuitemcheckbox', { name: 'Lecture en boucle' }).waitFor()
  expect(await entry(page, 'Lire sur un autre appareil').count()).toBe(0)
  expect(faults).toEqual([])
})

it('is not offered where the browser knows no device', async () => {
  const { page } = await site.open(`/watch/${site.library.contents[0]?.id ?? ''}`)
  await canPlay(page)
  await play(page)
  await openMenu(page)
  await page.getByRole('menuitemcheckbox', { name: 'Lecture en boucle' }).waitFor()
  expect(await entry(page, 'Lire sur un autre appareil').count()).toBe(0)
})
