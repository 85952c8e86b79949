import { screen, waitFor } from '@testing-library/react'
import { MoreVertical } from 'lucide-react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { Menu } from '../../src/components/Menu.tsx'
import { preloadParts } from '../../src/components/preloadParts.ts'
import { Anchor, draw } from './support.tsx'

beforeAll(preloadParts)

function drawMenu() {
  const chosen = vi.fn<(label: string) => void>()
  const drawn = draw(
    <Menu
      trigger={<IconButton icon={MoreVertical} label="Plus d’actions" />}
      items={[
        { label: 'Partager', onSelect: () => chosen('Partager') },
        { label: 'Télécharger', onSelect: () => chosen('Télécharger'), disabledReason: 'Son auteur ne le permet pas' },
        { label: 'En boucle', checked: true, onSelect: () => chosen('En boucle') },
        { label: 'Voir la chaîne', render: <Anchor href="#chaine" /> },
        'separator',
        { label: 'Signaler', tone: 'danger', onSelect: () => chosen('Signaler') },
      ]}
    />,
  )
  return { ...drawn, chosen, button: screen.getByRole('button', { name: 'Plus d’actions' }) }
}

async function focused(name: string) {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name })))
}

describe('a menu', () => {
  it('opens by a press and is named by its button, which is marked as expanded', async () => {
    const { user, button } = drawMenu()
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['menu', 'false'])
    await user.click(button)
    await screen.findByRole('menu', { name: 'Plus d’actions' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it.each([
    ['{Enter}', 'Partager'],
    ['{ArrowDown}', 'Partager'],
    ['{ArrowUp}', 'Signaler'],
  ])('opens by %s with the focus on %s', async (key, item) => {
    const { user } = drawMenu()
    await user.tab()
    await user.keyboard(key)
    await screen.findByRole('menu')
    await focused(item)
  })

  it('moves by arrows, Home, End and first letter, and selects by Enter', async () => {
    const { user, chosen } = drawMenu()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await focused('Partager')
    await user.keyboard('{End}')
    await focused('Signaler')
    await user.keyboard('{Home}')
    await focused('Partager')
    await user.keyboard('v')
    await focused('Voir la chaîne')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(chosen.mock.calls).toEqual([['Signaler']])
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it.each(['{Escape}', '{Tab}'])('closes by %s and returns the focus', async (key) => {
    const { user, button, chosen } = drawMenu()
    await user.tab()
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await focused('Partager')
    await user.keyboard(key)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(button)
    expect(chosen).not.toHaveBeenCalled()
  })

  it('shows disabled items with the reason, and does not select them', async () => {
    const { user, button, chosen } = drawMenu()
    await user.click(button)
    const item = await screen.findByRole('menuitem', { name: /Télécharger/ })
    expect(item.textContent).toContain('Son auteur ne le permet pas')
    expect(item.getAttribute('aria-disabled')).toBe('true')
    await user.click(item)
    expect(chosen).not.toHaveBeenCalled()
  })

  it('can contain links and checkable items', async () => {
    const { user, button, chosen } = drawMenu()
    await user.click(button)
    expect((await screen.findByRole('menuitem', { name: 'Voir la chaîne' })).getAttribute('href')).toBe('#chaine')
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'En boucle', checked: true }))
    expect(chosen.mock.calls).toEqual([['En boucle']])
  })
})
