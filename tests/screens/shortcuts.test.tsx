import { waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { shortcutOf } from '../../src/components/Player/stage/shortcuts.ts'
import { playerShortcuts } from '../../src/machines/player/player/shortcuts.ts'
import { createEdge } from './support/edge.ts'
import { homeData } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const open = async () => {
  const app = renderApp({ path: '/', edge: createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }) }) })
  await app.screen.findByRole('button', { name: 'Raccourcis clavier' })
  return app
}
const press = (key: string) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: document.body,
})

afterEach(() => localStorage.clear())

describe('the list of shortcuts', () => {
  it('opens with «?», contains every shortcut of the player, and closes with Escape', async () => {
    const { screen, user } = await open()
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Raccourcis clavier' })
    for (const { label } of playerShortcuts) expect(within(sheet).getByText(label)).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('does not open while the user is typing', async () => {
    const { screen, user } = await open()
    await user.keyboard('/')
    await user.keyboard('?')
    await expect.poll(() => document.activeElement).toHaveProperty('value', '?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('disables single-key shortcuts, and enables them again from the footer', async () => {
    const { screen, user } = await open()
    const player = document.createElement('div')
    expect(shortcutOf(press('k'), player)).toEqual({ type: 'player.togglePlay' })

    await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }))
    await user.click(await screen.findByRole('switch', { name: 'Raccourcis d’une seule touche' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shortcutOf(press('k'), player)).toBeNull()
    expect(shortcutOf(press('7'), player)).toBeNull()
    expect(shortcutOf(press('ArrowRight'), player)).toEqual({ type: 'player.seek', to: { kind: 'by', seconds: 10 } })

    await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }))
    await user.click(await screen.findByRole('switch', { name: 'Raccourcis d’une seule touche' }))
    expect(shortcutOf(press('k'), player)).toEqual({ type: 'player.togglePlay' })
  })

  it('does not override the player’s keys while the focus is in it', () => {
    localStorage.setItem('lucarne.shortcuts', 'off')
    const player = document.createElement('div')
    const button = player.appendChild(document.createElement('button'))
    expect(shortcutOf({ ...press('m'), target: button }, player)).toEqual({ type: 'sound.toggleMuted' })
  })
})

describe('the declaration of accessibility', () => {
  it('is linked from every page, and lists what is missing', async () => {
    const { screen, user } = await open()
    await user.click(screen.getByRole('link', { name: 'Accessibilité' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Accessibilité/ })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Ce qui manque encore' })).toBeDefined()
    expect(location.pathname).toBe('/accessibilite')
  })
})
