import { render, screen } from '@testing-library/react'
import { Provider } from 'urql'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { PasskeySignIn } from '../../src/components/PasskeySignIn/PasskeySignIn.tsx'
import { passkeySignInMachine } from '../../src/machines/session/passkeySignIn/passkeySignInMachine.ts'
import { secondStepMachine } from '../../src/machines/session/secondStep/secondStepMachine.ts'
import { secondFactorMachine } from '../../src/machines/user/secondFactor/secondFactorMachine.ts'
import { SecondStep } from '../../src/screens/SecondStep/SecondStep.tsx'
import { SecondFactorDialog } from '../../src/screens/Settings/SecondFactorDialog.tsx'
import { useSecondFactor } from '../../src/machines/user/secondFactor/useSecondFactor.ts'
import { errorMessages } from '../../src/shared/errorMessages.ts'
import { AppError } from '../../src/shared/errors.ts'
import { passkeySignInFixtures } from '../machines/session/passkeySignIn/fixtures.ts'
import { secondStepFixtures } from '../machines/session/secondStep/fixtures.ts'
import { secondFactorFixtures } from '../machines/user/secondFactor/fixtures.ts'
import { answeringClient } from '../support/model/answeringClient.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const goOn = (): HTMLElement | null => buttonOf('Continuer')
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describeOnScreen('The second step of a sign-in', {
  machine: secondStepMachine,
  fixtures: secondStepFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows
        flows={{
          secondStep: { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } },
          passkeySignIn: { machine: passkeySignInMachine, onFact: () => undefined, isSupported: false, actorOptions: {} },
        }}
      >
        <SecondStep />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'code.change': { control: () => fieldOf('code'), act: ({ code }) => fill(fieldOf('code'), code) },
    'code.confirm': { control: goOn, act: () => press(goOn()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    editing: () => expect([title(), goOn()]).toEqual(['Encore une étape', expect.anything()]),
    confirming: () => expect(buttonOf('Vérification...')?.getAttribute('aria-busy')).toBe('true'),
    expired: () => expect(title()).toBe('Connexion expirée'),
    completed: () => expect(screen.getByText('Connexion...')).toBeDefined(),
  },
})

const passkeyButton = (): HTMLElement | null => buttonOf('Se connecter avec une clé d’accès')

describeOnScreen('A sign-in with a passkey', {
  machine: passkeySignInMachine,
  fixtures: passkeySignInFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows
        flows={{ passkeySignIn: { machine, onFact: () => undefined, isSupported: true, actorOptions: { inspect: watch, clock } } }}
      >
        <PasskeySignIn label="Se connecter avec une clé d’accès" />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'passkey.use': { control: passkeyButton, act: () => press(passkeyButton()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    idle: () => expect(passkeyButton()).not.toBeNull(),
    requesting: () => expect(buttonOf('Clé d’accès...')?.getAttribute('aria-busy')).toBe('true'),
    asking: () => expect(buttonOf('Clé d’accès...')?.getAttribute('aria-busy')).toBe('true'),
    opening: () => expect(buttonOf('Clé d’accès...')?.getAttribute('aria-busy')).toBe('true'),
    completed: () => expect(buttonOf('Clé d’accès...')?.getAttribute('aria-busy')).toBe('true'),
  },
  sameLook: [
    { states: ['requesting', 'asking', 'opening', 'completed'], because: 'It is one wait; the browser’s own dialog says what to do.' },
  ],
})

function Section() {
  const flow = useSecondFactor()
  return (
    <>
      {(['turnOn', 'renewCodes', 'turnOff', 'addPasskey', 'removePasskey', 'unlinkIdentity'] as const).map((purpose) => (
        <button key={purpose} onClick={() => flow.open(purpose, { id: 'method-1', name: 'Firefox sur Windows' })}>
          {purpose}
        </button>
      ))}
      <SecondFactorDialog flow={flow} hasPassword />
    </>
  )
}

const cancel = (): HTMLElement | null => buttonOf('Annuler') ?? buttonOf('J’ai gardé mes codes')
const confirmPassword = (): HTMLElement | null =>
  fieldOf('current_password') && buttonOf(/^(Continuer|Obtenir de nouveaux codes|Désactiver|Créer la clé|Retirer la clé|Détacher)$/)

describeOnScreen('The second factor in the settings', {
  machine: secondFactorMachine,
  // Errors without a field, which can be dismissed, and one that requires a fresh sign-in.
  fixtures: {
    ...secondFactorFixtures,
    errors: {
      ...secondFactorFixtures.errors,
      beginSetup: [new AppError('API_UNAVAILABLE'), new AppError('REAUTHENTICATION_REQUIRED')],
      renewCodes: [new AppError('API_UNAVAILABLE'), new AppError('REAUTHENTICATION_REQUIRED')],
      turnOff: [new AppError('API_UNAVAILABLE'), new AppError('REAUTHENTICATION_REQUIRED')],
      beginPasskey: [new AppError('API_UNAVAILABLE'), new AppError('REAUTHENTICATION_REQUIRED')],
      removePasskey: [new AppError('API_UNAVAILABLE'), new AppError('REAUTHENTICATION_REQUIRED')],
      unlinkIdentity: [new AppError('API_UNAVAILABLE'), new AppError('REAUTHENTICATION_REQUIRED')],
      turnOn: [new AppError('API_UNAVAILABLE')],
    },
  },
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/Dialog/DialogSurface.tsx')
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows
        flows={{ secondFactor: { machine, onFact: () => undefined, hasPasskeys: true, actorOptions: { inspect: watch, clock } } }}
      >
        <Provider value={answeringClient({ providers: [] })}>
          <Section />
        </Provider>
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'dialog.open': {
      act: async ({ purpose }) => {
        press(screen.queryByRole('button', { name: purpose, hidden: true }))
        await screen.findByRole('dialog', undefined, { timeout: 20_000 })
      },
    },
    'dialog.close': { control: cancel, act: () => press(cancel()) },
    'name.change': { control: () => fieldOf('name'), act: ({ name }) => fill(fieldOf('name'), name) },
    'password.change': {
      control: () => fieldOf('current_password'),
      act: ({ password }) => fill(fieldOf('current_password'), password),
    },
    'password.confirm': { control: confirmPassword, act: () => press(confirmPassword()) },
    'code.change': { control: () => fieldOf('code'), act: ({ code }) => fill(fieldOf('code'), code) },
    'code.confirm': { control: () => buttonOf('Activer'), act: () => press(buttonOf('Activer')) },
    'codes.copy': { control: () => buttonOf('Copier'), act: () => press(buttonOf('Copier')) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: () => expect([fieldOf('current_password'), confirmPassword()]).toEqual([expect.anything(), expect.anything()]),
    beginning: () => expect([fieldOf('current_password'), buttonOf('Vérification...')]).toEqual([expect.anything(), expect.anything()]),
    renewing: () => expect(buttonOf('Création des codes...')?.getAttribute('aria-busy')).toBe('true'),
    turningOff: () => expect(buttonOf('Désactivation...')?.getAttribute('aria-busy')).toBe('true'),
    preparing: () => expect(buttonOf('Préparation...')?.getAttribute('aria-busy')).toBe('true'),
    withDevice: () => expect(screen.getByText('En attente de votre appareil...')).toBeDefined(),
    adding: () => expect(screen.getByText('Enregistrement...')).toBeDefined(),
    removing: () => expect(buttonOf('Retrait...')?.getAttribute('aria-busy')).toBe('true'),
    unlinking: () => expect(buttonOf('Détachement...')?.getAttribute('aria-busy')).toBe('true'),
    scanning: () => expect([fieldOf('code'), buttonOf('Activer')]).toEqual([expect.anything(), expect.anything()]),
    turningOn: () => expect([fieldOf('code'), buttonOf('Vérification...')]).toEqual([expect.anything(), expect.anything()]),
    'codes.shown': () => expect(buttonOf('Copier')).not.toBeNull(),
    'codes.copying': () => expect(buttonOf('Copie...')?.getAttribute('aria-busy')).toBe('true'),
    signInTooOld: () => expect(screen.getByText(errorMessages.REAUTHENTICATION_REQUIRED)).toBeDefined(),
  },
})
