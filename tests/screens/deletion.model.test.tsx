import { render, screen } from '@testing-library/react'
import { Provider } from 'urql'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { DeletePlaylistDialog } from '../../src/components/PlaylistForm/DeletePlaylistDialog.tsx'
import { deleteAccountMachine } from '../../src/machines/user/deleteAccount/deleteAccountMachine.ts'
import { deletionMachine } from '../../src/machines/common/deletion/deletionMachine.ts'
import { type DeletionFlow, useDeletion } from '../../src/machines/common/deletion/useDeletion.ts'
import { DeleteAccountSection } from '../../src/screens/Settings/DeleteAccountSection.tsx'
import { errorMessages } from '../../src/shared/errorMessages.ts'
import { AppError } from '../../src/shared/errors.ts'
import { deleteAccountFixtures } from '../machines/user/deleteAccount/fixtures.ts'
import { deletionFixtures } from '../machines/common/deletion/fixtures.ts'
import { answeringClient } from '../support/model/answeringClient.ts'
import { buttonOf, coveredButton, alertCloseButton, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

function Playlists({ flow }: { flow: DeletionFlow }) {
  const deletion = useDeletion(flow)
  return (
    <>
      <button onClick={() => deletion.ask({ id: 'content-1', name: 'Semer' })}>Semer</button>
      <button onClick={() => deletion.ask({ id: 'later', name: 'À consulter plus tard' }, true)}>À consulter plus tard</button>
      <DeletePlaylistDialog deletion={deletion} />
    </>
  )
}

describeOnScreen('The confirmation of a playlist’s deletion', {
  machine: deletionMachine,
  fixtures: deletionFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx')
    const message = 'Erreur lors de la suppression'
    render(<Playlists flow={{ machine, message, onFact: () => undefined, actorOptions: { inspect, clock } }} />)
    return {}
  },
  do: {
    'deletion.ask': {
      act: async ({ subject, isProtected }) => {
        press(coveredButton(subject.name))
        if (!isProtected) await screen.findByRole('alertdialog', undefined, { timeout: 20_000 })
      },
    },
    'deletion.confirm': { control: () => buttonOf('Supprimer'), act: () => press(buttonOf('Supprimer')) },
    'deletion.cancel': { control: () => buttonOf('Annuler'), act: () => press(buttonOf('Annuler')) },
  },
  see: {
    idle: () => expect(screen.queryByRole('alertdialog')).toBeNull(),
    asking: () => {
      expect(screen.getByRole('alertdialog').textContent).toContain('Semer')
      expect(buttonOf('Supprimer')).not.toBeNull()
    },
    deleting: () => expect(buttonOf('Suppression...')?.getAttribute('aria-busy')).toBe('true'),
  },
})

const open = (): HTMLElement | null => buttonOf('Supprimer mon compte')
const confirm = (): HTMLElement | null => buttonOf('Supprimer définitivement')

describeOnScreen('The dialog that deletes the account', {
  machine: deleteAccountMachine,
  // An error without a field, and one that requires a fresh sign-in.
  fixtures: {
    ...deleteAccountFixtures,
    errors: { deleteAccount: [new AppError('API_UNAVAILABLE'), new AppError('REAUTHENTICATION_REQUIRED')] },
  },
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/Dialog/DialogSurface.tsx')
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ deleteAccount: { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } } }}>
        <Provider value={answeringClient({ providers: [] })}>
          <DeleteAccountSection hasPassword />
        </Provider>
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'dialog.open': {
      control: open,
      act: async () => {
        press(open())
        await screen.findByRole('dialog', undefined, { timeout: 20_000 })
      },
    },
    'dialog.close': { control: () => buttonOf('Annuler'), act: () => press(buttonOf('Annuler')) },
    'password.change': {
      control: () => fieldOf('current_password'),
      act: ({ password }) => fill(fieldOf('current_password'), password),
    },
    'account.delete': { control: confirm, act: () => press(confirm()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: () => expect(confirm()).not.toBeNull(),
    deleting: () => expect(buttonOf('Suppression...')?.getAttribute('aria-busy')).toBe('true'),
    signInTooOld: () => expect(screen.getByText(errorMessages.REAUTHENTICATION_REQUIRED)).toBeDefined(),
  },
})
