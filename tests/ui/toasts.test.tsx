import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Toasts } from '../../src/app/Layout/Toasts.tsx'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { draw } from './support.tsx'

beforeAll(() => import('../../src/app/Layout/ToastHost.tsx'))

const shown: string[] = []

function show(message: Parameters<typeof toasts.show>[0]): string {
  const id = toasts.show({ timeoutMs: 0, ...message })
  shown.push(id)
  return id
}

afterEach(() => {
  for (const id of shown.splice(0)) toasts.close(id)
})

const region = () => screen.findByRole('region', { name: 'Notifications' })

describe('toasts', () => {
  it('render nothing while there is none', () => {
    expect(draw(<Toasts />).container.textContent).toBe('')
  })

  it('appear in a polite live region and do not move the focus', async () => {
    const { user } = draw(
      <>
        <input aria-label="Commentaire" />
        <Toasts />
      </>,
    )
    await user.type(screen.getByLabelText('Commentaire'), 'Bra')
    show({ title: 'Brouillon sauvegardé', tone: 'success' })
    await within(await region()).findByText('Brouillon sauvegardé')
    await user.keyboard('vo')
    expect((await region()).getAttribute('aria-live')).toBe('polite')
    expect(screen.getByLabelText('Commentaire')).toHaveProperty('value', 'Bravo')
  })

  it('that were shown before the page was rendered appear afterwards', async () => {
    show({ title: 'Compte mis à jour' })
    draw(<Toasts />)
    await within(await region()).findByText('Compte mis à jour')
  })

  it('with the same id are one toast, renewed', async () => {
    draw(<Toasts />)
    show({ id: 'network', title: 'Connexion perdue' })
    await within(await region()).findByText('Connexion perdue')
    show({ id: 'network', title: 'Connexion rétablie' })
    await within(await region()).findByText('Connexion rétablie')
    expect(screen.queryByText('Connexion perdue')).toBeNull()
  })

  it('are assertive only for a failure', async () => {
    draw(<Toasts />)
    show({ title: 'Erreur lors de la sauvegarde', tone: 'error' })
    await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('Erreur lors de la sauvegarde'))
  })

  it('offer one action', async () => {
    const onPress = vi.fn()
    const { user } = draw(<Toasts />)
    show({ title: 'Vidéo retirée de la playlist', action: { label: 'Annuler', onPress } })
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('are closed by their button, and by code', async () => {
    const { user } = draw(<Toasts />)
    const id = show({ title: 'Avatar mis à jour' })
    const toast = await screen.findByText('Avatar mis à jour')
    await user.hover(toast)
    await user.click(await screen.findByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByText('Avatar mis à jour')).toBeNull())
    const other = show({ title: 'Bannière mise à jour' })
    await screen.findByText('Bannière mise à jour')
    toasts.close(other)
    await waitFor(() => expect(screen.queryByText('Bannière mise à jour')).toBeNull())
    expect(id).not.toBe(other)
  })
})
