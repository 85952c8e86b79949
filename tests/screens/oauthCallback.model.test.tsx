import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { oauthCallbackMachine } from '../../src/machines/identity/oauthCallback/oauthCallbackMachine.ts'
import { OAuthCallback } from '../../src/screens/OAuthCallback/OAuthCallback.tsx'
import { oauthCallbackFixtures } from '../machines/identity/oauthCallback/fixtures.ts'
import { alertCloseButton, buttonOf, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const join = (): HTMLElement | null => buttonOf('Relier et se connecter')
const seesWaiting = (): void => void screen.getByRole('heading', { name: 'Authentification en cours...' })

describeOnScreen('The return from a provider’s sign-in', {
  machine: oauthCallbackMachine,
  fixtures: oauthCallbackFixtures,
  mount: ({ machine, inspect, clock }, chosen) => {
    const input = oauthCallbackFixtures.inputs.find((candidate) => candidate === chosen)
    if (!input) throw new Error('no such input')
    const actor = createActor(machine, { input, inspect, clock }).start()
    render(
      <ProvideFlows flows={{ oauthCallback: actor }}>
        <OAuthCallback />
      </ProvideFlows>,
    )
    return { send: actor.send }
  },
  do: {
    'form.change': {
      control: () => fieldOf('email'),
      act: ({ patch }) => Object.entries(patch).forEach(([name, text]) => fill(fieldOf(name), text)),
    },
    'account.join': { control: join, act: () => act(() => void fireEvent.submit(fieldOf('email')?.form ?? document.body)) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    exchanging: seesWaiting,
    'joining.editing': () => expect(join()).not.toBeNull(),
    'joining.submitting': () => expect(buttonOf('Connexion...')?.getAttribute('aria-busy')).toBe('true'),
    completed: seesWaiting,
    failed: () => expect(screen.getByRole('alert').textContent).toContain('Erreur d’authentification'),
  },
  sameLook: [{ states: ['exchanging', 'completed'], because: 'The app leaves the page as soon as the session is open.' }],
})
