import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AlertBanner } from '../../src/ui/AlertBanner/AlertBanner.tsx'
import { Avatar } from '../../src/ui/Avatar/Avatar.tsx'
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../src/ui/ErrorPanel/ErrorPanel.tsx'
import { Logo } from '../../src/ui/Logo/Logo.tsx'
import { ProgressBar } from '../../src/ui/ProgressBar/ProgressBar.tsx'
import { Loading } from '../../src/ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../src/ui/Skeleton/Skeleton.tsx'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { StatCard } from '../../src/ui/StatCard/StatCard.tsx'
import { draw } from './support.tsx'

describe('an alert banner', () => {
  it('is assertive for an error and polite otherwise', () => {
    draw(
      <>
        <AlertBanner>E-mail ou mot de passe incorrect</AlertBanner>
        <AlertBanner tone="success">Compte mis à jour</AlertBanner>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('E-mail ou mot de passe incorrect')
    expect(screen.getByRole('status').textContent).toBe('Compte mis à jour')
  })

  it('has a close button only if it can be dismissed', async () => {
    const onDismiss = vi.fn()
    const { user, rerender } = draw(<AlertBanner onDismiss={onDismiss}>Erreur</AlertBanner>)
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(onDismiss).toHaveBeenCalledOnce()
    rerender(<AlertBanner>Erreur</AlertBanner>)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('an error panel', () => {
  it('shows the error and offers to close and to retry', async () => {
    const [onRetry, onClose] = [vi.fn(), vi.fn()]
    const { user } = draw(<ErrorPanel message="Le service est indisponible" onRetry={onRetry} onClose={onClose} />)
    const panel = within(screen.getByRole('alert'))
    expect(panel.getByRole('heading', { name: 'Erreur de chargement', level: 2 })).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Réessayer' }))
    await user.click(panel.getByRole('button', { name: 'Fermer' }))
    expect([onRetry.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  })
})

describe('an empty state', () => {
  it('has a heading of the given level and one action', () => {
    draw(<EmptyState title="Aucune vidéo" message="Publiez la première" heading="h1" action={<a href="/upload">Nouvelle vidéo</a>} />)
    expect(screen.getByRole('heading', { name: 'Aucune vidéo', level: 1 })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Nouvelle vidéo' })).toBeTruthy()
  })
})

describe('a loading state', () => {
  it('is announced once, and its skeletons are hidden from screen readers', () => {
    const { container } = draw(
      <Loading label="Chargement de la vidéo...">
        <Skeleton shape="thumbnail" />
        <Skeleton width="50%" />
      </Loading>,
    )
    expect(screen.getByRole('status').textContent).toBe('Chargement de la vidéo...')
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2)
  })

  it('is announced by a spinner that has a label', () => {
    draw(<Spinner label="Recherche en cours..." />)
    expect(screen.getByRole('status').textContent).toBe('Recherche en cours...')
  })

  it('has the value of a progress bar', () => {
    draw(<ProgressBar label="Envoi de la vidéo" value={64} />)
    const bar = screen.getByRole('progressbar', { name: 'Envoi de la vidéo' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['64', '64\u00a0%'])
  })

  it('has no value while it is indeterminate', () => {
    draw(<ProgressBar label="Conversion" value={null} />)
    const bar = screen.getByRole('progressbar')
    expect([bar.hasAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([false, 'En cours'])
  })
})

describe('an avatar', () => {
  it('shows the initial without an image and when the image fails to load', () => {
    const { container, rerender } = draw(<Avatar name="élodie" />)
    expect(container.textContent).toBe('é')
    rerender(<Avatar name="élodie" src="/media/avatars/a.webp" />)
    expect(container.textContent).toBe('')
    fireEvent.error(container.querySelector('img') ?? container)
    expect(container.textContent).toBe('é')
  })

  it('retries with a new image after a broken one', () => {
    const { container, rerender } = draw(<Avatar name="Noé" src="/media/avatars/a.webp" />)
    fireEvent.error(container.querySelector('img') ?? container)
    rerender(<Avatar name="Noé" src="/media/avatars/b.webp" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/avatars/b.webp')
  })
})

describe('a stat card', () => {
  it('is a term and its values', () => {
    draw(
      <dl>
        <StatCard label="Vues totales" value="12,4 k" hint="+12% ce mois" trend="up" />
      </dl>,
    )
    expect(screen.getByRole('term').textContent).toBe('Vues totales')
    expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual(['12,4 k', '+12% ce mois'])
  })
})

describe('the logo', () => {
  it('reads as the site’s name', () => {
    expect(draw(<Logo name="Ma télé" />).container.textContent).toBe('Ma télé')
  })
})
