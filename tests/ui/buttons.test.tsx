import { fireEvent, screen } from '@testing-library/react'
import { Heart } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import * as styles from '../../src/ui/Button/Button.styles.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Chip } from '../../src/ui/Chip/Chip.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { IconLink } from '../../src/ui/IconLink/IconLink.tsx'
import { LinkButton } from '../../src/ui/LinkButton/LinkButton.tsx'
import { TextLink } from '../../src/ui/TextLink/TextLink.tsx'
import { Anchor, descriptionOf, draw } from './support.tsx'

describe('a button', () => {
  it('is activated by a press, by Enter and by Space', async () => {
    const onPress = vi.fn()
    const { user } = draw(<Button onPress={onPress}>Publier</Button>)
    await user.click(screen.getByRole('button', { name: 'Publier' }))
    await user.keyboard('{Enter}')
    await user.keyboard(' ')
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  it('does not submit the form unless its type says so', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = draw(
      <form onSubmit={onSubmit}>
        <Button>Annuler</Button>
        <Button type="submit">Envoyer</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keeps the focus while busy, is announced as busy and ignores presses', async () => {
    const onPress = vi.fn()
    const { user, rerender } = draw(<Button onPress={onPress}>Créer</Button>)
    await user.click(screen.getByRole('button'))
    rerender(
      <Button onPress={onPress} busy busyLabel="Création...">
        Créer
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Création...' })
    await user.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('stays focusable when disabled, gives the reason, and neither acts nor submits its form', async () => {
    const onPress = vi.fn()
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = draw(
      <form onSubmit={onSubmit}>
        <Button type="submit" onPress={onPress} disabledReason="Choisissez un fichier">
          Publier
        </Button>
      </form>,
    )
    await user.tab()
    const button = screen.getByRole('button', { name: 'Publier' })
    expect(document.activeElement).toBe(button)
    await user.keyboard('{Enter}')
    await user.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(descriptionOf(button)).toBe('Choisissez un fichier')
    expect(onPress).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('gives the reason on touch screens, which have no hover', () => {
    draw(<Button disabledReason="Choisissez un fichier">Publier</Button>)
    fireEvent.pointerUp(screen.getByRole('button'), { pointerType: 'touch' })
    expect(screen.getByRole('tooltip').textContent).toBe('Choisissez un fichier')
  })

  it('is a toggle only when `pressed` is set', () => {
    const { rerender } = draw(<Button>S’abonner</Button>)
    expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false)
    rerender(<Button pressed={false}>S’abonner</Button>)
    expect(screen.getByRole('button', { pressed: false })).toBeTruthy()
  })
})

describe('an icon button', () => {
  it('is named by its label', async () => {
    const onPress = vi.fn()
    const { user } = draw(<IconButton icon={Heart} label="J’aime" pressed onPress={onPress} />)
    await user.click(screen.getByRole('button', { name: 'J’aime', pressed: true }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('includes its count after its label, so that the visible text is part of the name', () => {
    draw(<IconButton icon={Heart} label="J’aime" count="1,2 k" />)
    expect(screen.getByRole('button', { name: 'J’aime 1,2 k' })).toBeTruthy()
  })

  it('ignores presses while busy or disabled', async () => {
    const onPress = vi.fn()
    const { user, rerender } = draw(<IconButton icon={Heart} label="J’aime" onPress={onPress} busy />)
    await user.click(screen.getByRole('button'))
    rerender(<IconButton icon={Heart} label="J’aime" onPress={onPress} disabledReason="Connectez-vous pour aimer" />)
    await user.click(screen.getByRole('button'))
    expect(onPress).not.toHaveBeenCalled()
    expect(descriptionOf(screen.getByRole('button'))).toBe('Connectez-vous pour aimer')
  })
})

describe('a link component', () => {
  it('renders the caller’s own element, styled', () => {
    draw(<LinkButton render={<Anchor href="/login" className="mine" data-router="yes" />}>Se connecter</LinkButton>)
    const link = screen.getByRole('link', { name: 'Se connecter' })
    expect(link.getAttribute('href')).toBe('/login')
    expect(link.dataset['router']).toBe('yes')
    expect([...link.classList]).toEqual([styles.button, 'mine'])
  })

  it('renders a plain anchor for an address', () => {
    draw(
      <>
        <TextLink href="/">Accueil</TextLink>
        <IconLink href="/upload" icon={Heart} label="Publier une vidéo" />
        <Chip href="/search?q=velo">#velo</Chip>
      </>,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/upload', '/search?q=velo'])
    expect(screen.getByRole('link', { name: 'Publier une vidéo' })).toBeTruthy()
  })
})

describe('a chip', () => {
  it('can be a toggle', async () => {
    const onPress = vi.fn()
    const { user } = draw(
      <Chip selected onPress={onPress}>
        Cette semaine
      </Chip>,
    )
    await user.click(screen.getByRole('button', { name: 'Cette semaine', pressed: true }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('can be removed by a button that names it', async () => {
    const onRemove = vi.fn()
    const { user } = draw(<Chip onRemove={onRemove}>vélo</Chip>)
    await user.click(screen.getByRole('button', { name: 'Retirer vélo' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })
})
