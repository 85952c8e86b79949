import { act, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readPreferences, writePreferences } from '../../src/components/Player/preferences.ts'
import { createEdge } from './support/edge.ts'
import { homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const answering = () => createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }), Logout: { data: { logout: true } } })
const theme = (): string | null => document.documentElement.getAttribute('data-theme')
/** The value of the cookie that the server reads. */
const themeCookie = (): string | undefined => /(?:^|; )theme=([^;]*)/.exec(document.cookie)?.[1]

function storeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
}

afterEach(() => {
  document.documentElement.removeAttribute('data-theme')
  document.cookie = 'theme=;path=/;max-age=0'
})

async function openMenu() {
  const { screen, user } = renderApp({ path: '/', edge: answering(), user: camille })
  const button = await screen.findByRole('button', { name: 'Compte de camille' })
  await user.click(button)
  const menu = await screen.findByRole('menu', { name: 'Compte de camille' })
  return { screen, user, button, menu }
}

describe('the avatar in the bar', () => {
  it('opens the menu of the account, named by its user', async () => {
    const { menu, button } = await openMenu()
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['menu', 'true'])
    expect(within(menu).getByText('camille@example.org')).toBeDefined()
    const items = [...menu.querySelectorAll('[role^=menuitem]')]
    expect(items.map((item) => item.textContent)).toEqual([
      'Ma chaîne',
      'Paramètres',
      'Clair',
      'Sombre',
      'Système',
      'Lecture automatiqueEnchaîner les vidéos',
      'Langue des sous-titresAucune préférence',
      'Se déconnecter',
    ])
    expect(within(menu).getByRole('menuitem', { name: 'Ma chaîne' }).getAttribute('href')).toBe('/Dashboard')
    expect(within(menu).getByRole('menuitem', { name: 'Paramètres' }).getAttribute('href')).toBe('/Settings')
  })

  it('is not there for a guest', async () => {
    const { screen } = renderApp({ path: '/', edge: answering() })
    await screen.findByRole('contentinfo')
    expect(screen.queryByRole('button', { name: /^Compte de/ })).toBeNull()
  })

  it('opens by the arrow keys at its first or last item, and gets the focus back', async () => {
    const { screen, user } = renderApp({ path: '/', edge: answering(), user: camille })
    const button = await screen.findByRole('button', { name: 'Compte de camille' })
    act(() => button.focus())
    await user.keyboard('{ArrowUp}')
    const logOut = await screen.findByRole('menuitem', { name: 'Se déconnecter' })
    await expect.poll(() => document.activeElement).toBe(logOut)
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('menu')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(button)
    await user.keyboard('{ArrowDown}')
    const first = await screen.findByRole('menuitem', { name: 'Ma chaîne' })
    await expect.poll(() => document.activeElement).toBe(first)
  })

  it('logs out, and the title of the home page gets the focus', async () => {
    const { screen, user, menu } = await openMenu()
    await user.click(within(menu).getByRole('menuitem', { name: 'Se déconnecter' }))
    const title = await screen.findByRole('heading', { name: 'Bienvenue sur Lucarne' })
    expect(localStorage.getItem('userToken')).toBeNull()
    expect(screen.queryByRole('menu')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(title)
  })
})

describe('the theme', () => {
  const option = (menu: HTMLElement, name: string) =>
    within(within(menu).getByRole('group', { name: 'Thème' })).getByRole('menuitemradio', { name })
  const isChosen = (menu: HTMLElement, name: string) => option(menu, name).getAttribute('aria-checked')

  it('is the system’s before a choice', async () => {
    const { menu } = await openMenu()
    expect(['Clair', 'Sombre', 'Système'].map((name) => isChosen(menu, name))).toEqual(['false', 'false', 'true'])
    expect([theme(), themeCookie(), localStorage.getItem('lucarne.theme')]).toEqual([null, undefined, null])
  })

  it('is shown at once when it is chosen, and kept for the browser and the server; the menu stays open', async () => {
    const { user, menu } = await openMenu()
    await user.click(option(menu, 'Sombre'))
    expect([theme(), themeCookie(), localStorage.getItem('lucarne.theme'), isChosen(menu, 'Sombre')]).toEqual([
      'dark',
      'dark',
      'dark',
      'true',
    ])
    await user.click(option(menu, 'Clair'))
    expect([theme(), themeCookie(), localStorage.getItem('lucarne.theme'), isChosen(menu, 'Sombre')]).toEqual([
      'light',
      'light',
      'light',
      'false',
    ])
    await user.click(option(menu, 'Système'))
    expect([theme(), themeCookie(), localStorage.getItem('lucarne.theme'), isChosen(menu, 'Système')]).toEqual([
      null,
      undefined,
      null,
      'true',
    ])
  })

  it('can be chosen by guests, at the foot of the page', async () => {
    const { screen, user } = renderApp({ path: '/', edge: answering() })
    await user.click(within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'Thème' }))
    await user.click(option(await screen.findByRole('menu', { name: 'Thème' }), 'Sombre'))
    expect([theme(), themeCookie()]).toEqual(['dark', 'dark'])
  })
})

describe('the preferences of the player, in the menu of the account', () => {
  it('switch the next video on and off, for the player as well', async () => {
    const { user, menu } = await openMenu()
    const autoplay = within(menu).getByRole('menuitemcheckbox', { name: /^Lecture automatique/ })
    expect(autoplay.getAttribute('aria-checked')).toBe('false')
    await user.click(autoplay)
    expect([autoplay.getAttribute('aria-checked'), readPreferences().isAutoplayOn]).toEqual(['true', true])
    await user.click(autoplay)
    expect([autoplay.getAttribute('aria-checked'), readPreferences().isAutoplayOn]).toEqual(['false', false])
  })

  it('follow the player, here and in another tab', async () => {
    const { menu } = await openMenu()
    const autoplay = within(menu).getByRole('menuitemcheckbox', { name: /^Lecture automatique/ })
    act(() => writePreferences({ isAutoplayOn: true, captionsLanguage: 'br' }))
    expect(autoplay.getAttribute('aria-checked')).toBe('true')
    expect(within(menu).getByRole('menuitem', { name: /^Langue des sous-titres/ }).textContent).toMatch(/Breton$/)
    storeElsewhere('lucarne.player', JSON.stringify({ autoplay: false, captionsLanguage: 'en' }))
    expect(autoplay.getAttribute('aria-checked')).toBe('false')
    expect(within(menu).getByRole('menuitem', { name: /^Langue des sous-titres/ }).textContent).toMatch(/Anglais$/)
  })

  it('choose the language of captions, or none, and turn no captions on', async () => {
    writePreferences({ volume: 20 })
    const { screen, user, menu, button } = await openMenu()
    const openLanguages = async () => {
      const item = await screen.findByRole('menuitem', { name: /^Langue des sous-titres/ })
      act(() => item.focus())
      await user.keyboard('{ArrowRight}')
      return screen.findByRole('menu', { name: 'Langue des sous-titres' })
    }
    const languages = await openLanguages()
    const names = within(languages)
      .getAllByRole('menuitemradio')
      .map((item) => item.textContent)
    expect(names.slice(0, 2)).toEqual(['Aucune préférence', 'Français'])
    expect(names).not.toContain('Sans paroles')
    expect(within(languages).getByRole('menuitemradio', { name: 'Aucune préférence' }).getAttribute('aria-checked')).toBe('true')
    act(() => within(languages).getByRole('menuitemradio', { name: 'Breton' }).focus())
    await user.keyboard('{Enter}')
    expect(readPreferences()).toMatchObject({ captionsLanguage: 'br', areCaptionsShown: false, volume: 20 })
    await expect.poll(() => menu.isConnected).toBe(false)
    await user.click(button)
    const none = within(await openLanguages()).getByRole('menuitemradio', { name: 'Aucune préférence' })
    act(() => none.focus())
    await user.keyboard('{Enter}')
    expect(readPreferences().captionsLanguage).toBeNull()
  })
})
