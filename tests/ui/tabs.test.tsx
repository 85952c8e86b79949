import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Tabs } from '../../src/ui/Tabs/Tabs.tsx'
import { draw, Holding } from './support.tsx'

type View = 'videos' | 'statistics' | 'drafts'

function drawTabs({ isVertical = false } = {}) {
  return draw(
    <Holding<View> initial="videos">
      {(value, set) => (
        <Tabs
          label="Tableau de bord"
          value={value}
          onChange={set}
          isVertical={isVertical}
          tabs={[
            { value: 'videos', label: 'Gestion des vidéos', count: '3', panel: <p>Mes vidéos</p> },
            { value: 'statistics', label: 'Statistiques', panel: <p>Vues totales</p> },
            { value: 'drafts', label: 'Brouillons', panel: <p>Aucun brouillon</p> },
          ]}
        />
      )}
    </Holding>,
  )
}

describe('tabs', () => {
  it('are one tab stop, followed by the panel', async () => {
    const { user } = drawTabs()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Gestion des vidéos (3)', selected: true }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  })

  it('move and select by arrow key, and wrap around', async () => {
    const { user } = drawTabs()
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Statistiques', selected: true })).toBe(document.activeElement)
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Brouillons', selected: true })).toBe(document.activeElement)
  })

  it('move up and down when they stand one under the other', async () => {
    const { user } = drawTabs({ isVertical: true })
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('tab', { name: 'Statistiques', selected: true })).toBe(document.activeElement)
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Statistiques', selected: true })).toBe(document.activeElement)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('tab', { name: 'Brouillons', selected: true })).toBe(document.activeElement)
  })

  it('move to the ends by Home and End', async () => {
    const { user } = drawTabs()
    await user.tab()
    await user.keyboard('{End}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Brouillons')
    await user.keyboard('{Home}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Gestion des vidéos')
  })

  it('mount only the selected panel, named by its tab', async () => {
    const { user } = drawTabs()
    await user.click(screen.getByRole('tab', { name: 'Statistiques' }))
    expect(screen.getByRole('tabpanel', { name: 'Statistiques' }).textContent).toBe('Vues totales')
    expect(screen.queryByText('Mes vidéos')).toBeNull()
  })

  it('have a name', () => {
    drawTabs()
    expect(screen.getByRole('tablist', { name: 'Tableau de bord' })).toBeTruthy()
  })
})
