import { act, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { bulkEditMachine } from '../../src/machines/content/bulkEdit/bulkEditMachine.ts'
import { useBulkEdit } from '../../src/machines/content/bulkEdit/useBulkEdit.ts'
import { BulkActions } from '../../src/screens/Dashboard/BulkActions.tsx'
import { BulkBar } from '../../src/screens/Dashboard/BulkBar.tsx'
import { Checkbox } from '../../src/ui/Checkbox/Checkbox.tsx'
import { bulkEditFixtures, videos } from '../machines/content/bulkEdit/fixtures.ts'
import { buttonOf, coveredButton, alertCloseButton, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

// The dialogs are transformed when they are first imported.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const noEffect = (): void => undefined

function Page() {
  const bulk = useBulkEdit(noEffect)
  return (
    <>
      {videos.map((video) => (
        <Checkbox
          key={video.id}
          label={video.title}
          checked={bulk.selected.some(({ id }) => id === video.id)}
          onToggle={(isShifted) => (isShifted ? bulk.selectRange(video, videos) : bulk.toggle(video))}
        />
      ))}
      <BulkBar bulk={bulk} videos={videos} />
      <button onClick={() => bulk.selectAll(videos)}>Toutes</button>
      <button onClick={bulk.clear}>Aucune</button>
      <button onClick={bulk.open}>Ouvrir</button>
      <button onClick={bulk.askDeletion}>Demander</button>
      <BulkActions bulk={bulk} />
    </>
  )
}

const box = (title: string): HTMLElement => screen.getByRole('checkbox', { name: title, hidden: true })
const dialog = (): HTMLElement | null => screen.queryByRole('dialog')
const visibility = (): HTMLSelectElement | null => {
  const field = dialog() && screen.queryByRole('combobox', { name: 'Visibilité' })
  return field instanceof HTMLSelectElement ? field : null
}
const closer = (): HTMLElement | null => {
  const own = dialog()
  return own && (within(own).queryByRole('button', { name: 'Annuler' }) ?? within(own).queryByRole('button', { name: 'Compris' }))
}
const selectedBoxes = (): HTMLElement[] =>
  screen.getAllByRole('checkbox', { hidden: true }).filter((each) => each instanceof HTMLInputElement && each.checked)
const inConfirmation = (name: string): HTMLElement | null => {
  const own = screen.queryByRole('alertdialog')
  return own && within(own).queryByRole('button', { name })
}

describeOnScreen('BulkEdit', {
  machine: bulkEditMachine,
  fixtures: bulkEditFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await Promise.all([
      import('../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx'),
      import('../../src/screens/Dashboard/BulkDialogs.tsx'),
    ])
    render(
      <ProvideFlows flows={{ bulkEdit: { machine, onFact: noEffect, actorOptions: { inspect, clock } } }}>
        <Page />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'video.toggle': { act: ({ video }) => act(() => void fireEvent.click(box(video.title))) },
    'range.select': { act: ({ video }) => act(() => void fireEvent.click(box(video.title), { shiftKey: true })) },
    'all.select': { act: () => press(coveredButton('Toutes')) },
    'selection.clear': { act: () => press(coveredButton('Aucune')) },
    'edit.open': {
      act: async () => {
        press(coveredButton('Ouvrir'))
        if (selectedBoxes().length > 0) await screen.findByRole('dialog')
      },
    },
    'form.change': {
      control: visibility,
      act: () => {
        const field = visibility()
        act(() => void (field && fireEvent.change(field, { target: { value: field.value === 'private' ? 'public' : 'private' } })))
      },
    },
    'form.submit': { control: () => buttonOf('Modifier'), act: () => press(buttonOf('Modifier')) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
    'dialog.close': { control: closer, act: () => press(closer()) },
    'deletion.ask': {
      act: async () => {
        press(coveredButton('Demander'))
        if (selectedBoxes().length > 0) await screen.findByRole('alertdialog')
      },
    },
    'deletion.confirm': { control: () => inConfirmation('Supprimer'), act: () => press(inConfirmation('Supprimer')) },
    'deletion.cancel': { control: () => inConfirmation('Annuler'), act: () => press(inConfirmation('Annuler')) },
  },
  see: {
    selecting: () => {
      expect(dialog()).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
    editing: () => {
      expect(dialog()?.textContent).toMatch(/^Modifier \d/)
      expect(buttonOf('Modifier')).not.toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    failed: () => {
      expect(screen.getByRole('alert').textContent).toMatch(/Le service est momentanément indisponible|Le serveur ne répond pas/)
      expect(buttonOf('Modifier')).not.toBeNull()
    },
    changing: () => expect(buttonOf('Modification...')?.getAttribute('aria-busy')).toBe('true'),
    askingDeletion: () => {
      expect(screen.getByRole('alertdialog').textContent).toContain('irréversible')
      expect(inConfirmation('Supprimer')).not.toBeNull()
    },
    deleting: () => expect(inConfirmation('Suppression...')?.getAttribute('aria-busy')).toBe('true'),
    reporting: () => expect(dialog()?.textContent).toContain('Maximum 10 mots-clés autorisés'),
  },
})
