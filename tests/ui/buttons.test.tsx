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
  it('answers to a press, to Enter and to Space', async () => {
    const onPress = vi.fn()
    const { user } = draw(<Button onPress={onPress}>Publier</Button>)
    await user.click(screen.getByRole('button', { name: 'Publier' }))
    await user.keyboard('{Enter}')
    await user.keyboard(' ')
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  it('sends no form unless it says so', async () => {
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

  it('keeps the focus while busy, says so and takes no press', async () => {
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

  it('stays reachable when disabled, tells why, and neither acts nor sends its form', async () => {
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

  it('tells why to a finger, which cannot hover', () => {
    draw(<Button disabledReason="Choisissez un fichier">Publier</Button>)
    fireEvent.pointerUp(screen.getByRole('button'), { pointerType: 'touch' })
    expect(screen.getByRole('tooltip').textContent).toBe('Choisissez un fichier')
  })

  it('is a toggle only when it is told whether it is pressed', () => {
    const { rerender } = draw(<Button>S’abonner</Button>)
    expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false)
    rerender(<Button pressed={false}>S’abonner</Button>)
    expect(screen.getByRole('button', { pressed: false })).toBeTruthy()
  })
})

describe('an icon button', () => {
  it('has its label for a name', async () => {
    const onPress = vi.fn()
    const { user } = draw(<IconButton icon={Heart} label="J’aime" pressed onPress={onPress} />)
    await user.click(screen.getByRole('button', { name: 'J’aime', pressed: true }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('reads its figure after its label, so that what is seen is in the name', () => {
    draw(<IconButton icon={Heart} label="J’aime" count="1,2 k" />)
    expect(screen.getByRole('button', { name: 'J’aime 1,2 k' })).toBeTruthy()
  })

  it('takes no press while busy or disabled', async () => {
    const onPress = vi.fn()
    const { user, rerender } = draw(<IconButton icon={Heart} label="J’aime" onPress={onPress} busy />)
    await user.click(screen.getByRole('button'))
    rerender(<IconButton icon={Heart} label="J’aime" onPress={onPress} disabledReason="Connectez-vous pour aimer" />)
    await user.click(screen.getByRole('button'))
    expect(onPress).not.toHaveBeenCalled()
    expect(descriptionOf(screen.getByRole('button'))).toBe('Connectez-vous pour aimer')
  })
})

describe('a link drawn by a part', () => {
  it('is the caller’s own element, dressed', () => {
    draw(<LinkButton render={<Anchor href="/login" className="mine" data-router="yes" />}>Se connecter</LinkButton>)
    const link = screen.getByRole('link', { name: 'Se connecter' })
    expect(link.getAttribute('href')).toBe('/login')
    expect(link.dataset['router']).toBe('yes')
    expect([...link.classList]).toEqual([styles.button, 'mine'])
  })

  it('is a plain anchor for an address', () => {
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

  it('can be taken away by a button that names it', async () => {
    const onRemove = vi.fn()
    const { user } = draw(<Chip onRemove={onRemove}>vélo</Chip>)
    await user.click(screen.getByRole('button', { name: 'Retirer vélo' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })
})
