import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../src/components/ConfirmDialog.tsx'
import { Dialog } from '../../src/components/Dialog.tsx'
import type { DialogProps } from '../../src/ui/Dialog/DialogSurface.tsx'
import { Drawer } from '../../src/components/Drawer.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'
import { preloadParts } from '../../src/components/preloadParts.ts'
import { descriptionOf, draw, Holding } from './support.tsx'

beforeAll(preloadParts)

const nothing = () => undefined

function drawDialog(props: Partial<DialogProps> = {}) {
  return draw(
    <Holding initial={false}>
      {(open, set) => (
        <>
          <Button onPress={() => set(true)}>Devenir créateur</Button>
          <Dialog open={open} onClose={() => set(false)} title="Créer votre chaîne" description="Vous pourrez tout changer." {...props}>
            <TextField label="Nom" value="" onChange={nothing} />
          </Dialog>
        </>
      )}
    </Holding>,
  )
}

describe('a dialog', () => {
  it('has a name and a description, and focuses its first field', async () => {
    const { user } = drawDialog()
    await user.click(screen.getByRole('button', { name: 'Devenir créateur' }))
    const dialog = await screen.findByRole('dialog', { name: 'Créer votre chaîne' })
    expect(descriptionOf(dialog)).toBe('Vous pourrez tout changer.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')))
  })

  it.each([
    ['Escape', '{Escape}'],
    ['its cross', null],
  ])('closes by %s and returns the focus', async (_, key) => {
    const { user } = drawDialog()
    const opener = screen.getByRole('button', { name: 'Devenir créateur' })
    await user.click(opener)
    await screen.findByRole('dialog')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')))
    if (key === null) await user.click(screen.getByRole('button', { name: 'Fermer' }))
    else await user.keyboard(key)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('hides the page behind it from screen readers', async () => {
    const { user } = drawDialog()
    await user.click(screen.getByRole('button', { name: 'Devenir créateur' }))
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Devenir créateur' })).toBeNull())
  })

  it('cannot be closed while it is busy', async () => {
    const onClose = vi.fn()
    const { user } = draw(<Dialog open onClose={onClose} title="Envoi en cours" dismissible={false} />)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull()
  })

  it('submits its own form by Enter and by its button, and never the surrounding form', async () => {
    const onSubmit = vi.fn()
    const around = vi.fn()
    const { user } = draw(
      <form onSubmit={around}>
        <Dialog open onClose={nothing} title="Modifier" onSubmit={onSubmit} footer={<Button type="submit">Sauvegarder</Button>}>
          <TextField label="Titre" value="" onChange={nothing} />
        </Dialog>
      </form>,
    )
    await screen.findByRole('dialog')
    await user.type(screen.getByLabelText('Titre'), '{Enter}')
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }))
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(around).not.toHaveBeenCalled()
  })
})

describe('a confirmation', () => {
  const parts = {
    open: true,
    title: 'Supprimer la vidéo',
    message: 'Cette action est irréversible.',
    confirmLabel: 'Supprimer',
  }

  it('focuses the harmless answer', async () => {
    draw(<ConfirmDialog {...parts} onConfirm={nothing} onCancel={nothing} />)
    const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer la vidéo' })
    expect(descriptionOf(dialog)).toBe('Cette action est irréversible.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuler' })))
  })

  it('is confirmed by its verb and cancelled by Escape', async () => {
    const answers = { onConfirm: vi.fn(), onCancel: vi.fn() }
    const { user } = draw(<ConfirmDialog {...parts} {...answers} />)
    await user.click(await screen.findByRole('button', { name: 'Supprimer' }))
    expect(answers.onConfirm).toHaveBeenCalledOnce()
    await user.keyboard('{Escape}')
    expect(answers.onCancel).toHaveBeenCalledOnce()
  })

  it('waits while the action runs', async () => {
    const answers = { onConfirm: vi.fn(), onCancel: vi.fn() }
    const { user } = draw(<ConfirmDialog {...parts} {...answers} busy busyLabel="Suppression..." />)
    await user.click(await screen.findByRole('button', { name: 'Suppression...' }))
    await user.keyboard('{Escape}')
    expect([answers.onConfirm.mock.calls, answers.onCancel.mock.calls]).toEqual([[], []])
  })
})

describe('a drawer', () => {
  it('is a dialog that Escape closes', async () => {
    const onClose = vi.fn()
    const { user } = draw(
      <Drawer open onClose={onClose} title="Menu" head={<span>Lucarne</span>}>
        <a href="/">Accueil</a>
      </Drawer>,
    )
    await screen.findByRole('dialog', { name: 'Menu' })
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
