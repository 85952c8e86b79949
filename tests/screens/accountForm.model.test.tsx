import { act, fireEvent, render } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { accountFormMachine } from '../../src/machines/user/accountForm/accountFormMachine.ts'
import { useAccountForm } from '../../src/machines/user/accountForm/useAccountForm.ts'
import { AccountSection } from '../../src/screens/Settings/AccountSection.tsx'
import { AppError } from '../../src/shared/errors.ts'
import { accountFormFixtures, adaAccount } from '../machines/user/accountForm/fixtures.ts'
import { buttonOf, alertCloseButton, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

const roles = [{ id: 'role-user', name: 'Utilisateur', description: '', isSelfAssignable: true }]
const reset = (): HTMLElement | null => buttonOf('Annuler les modifications')
const passwords = (): HTMLElement | null => buttonOf('Changer le mot de passe')
const areOpen = (): boolean => passwords()?.getAttribute('aria-expanded') === 'true'

function Account() {
  const account = useAccountForm({ account: adaAccount, hasPassword: true })
  return <AccountSection account={account} roles={roles} currentRoleId="role-user" unprovenEmail={null} />
}

describeOnScreen('The account and the password in the settings', {
  machine: accountFormMachine,
  // A failure without a field error.
  fixtures: { ...accountFormFixtures, errors: { saveAccount: [new AppError('API_UNAVAILABLE')] } },
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ accountForm: { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } } }}>
        <Account />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'form.change': {
      control: () => fieldOf('username'),
      act: ({ patch }) => Object.entries(patch).forEach(([name, text]) => fill(fieldOf(name), text)),
    },
    'form.save': {
      control: () => buttonOf('Enregistrer'),
      act: () => act(() => void fireEvent.submit(fieldOf('username')?.form ?? document.body)),
    },
    // Enabled once there are unsaved changes.
    'form.reset': {
      act: () => {
        if (!reset()) fill(fieldOf('firstname'), 'Augusta')
        press(reset())
      },
    },
    // One button expands and collapses them.
    'passwords.open': {
      control: passwords,
      act: () => {
        if (areOpen()) press(passwords())
        press(passwords())
        expect(fieldOf('password')).not.toBeNull()
      },
    },
    'passwords.close': {
      control: passwords,
      act: () => {
        if (!areOpen()) press(passwords())
        press(passwords())
        expect(fieldOf('password')).toBeNull()
      },
    },
    'passwords.change': {
      control: passwords,
      act: ({ patch }) => {
        if (!areOpen()) press(passwords())
        fill(fieldOf('password'), patch.next ?? '')
      },
    },
    // Required for a new e-mail or role, and for a new password.
    'current.change': {
      act: ({ current }) => {
        if (!fieldOf('current_password')) press(passwords())
        fill(fieldOf('current_password'), current)
      },
    },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    editing: () => expect(buttonOf('Enregistrer')).not.toBeNull(),
    saving: () => expect(buttonOf('Enregistrement...')?.getAttribute('aria-busy')).toBe('true'),
  },
})
