import { render, screen } from '@testing-library/react'
import { Provider as ClientProvider } from 'urql'
import { expect } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { passkeySignInMachine } from '../../src/machines/session/passkeySignIn/passkeySignInMachine.ts'
import { registrationMachine } from '../../src/machines/session/registration/registrationMachine.ts'
import { sessionMachine } from '../../src/machines/session/session/sessionMachine.ts'
import type { StoredSession } from '../../src/machines/session/session/types.ts'
import { Login } from '../../src/screens/Login/Login.tsx'
import { registrationFixtures } from '../machines/session/registration/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { edgeClient } from './support/edgeClient.ts'
import { openRegistration } from './support/fixtures.ts'

const client = edgeClient({ Providers: { data: { __typename: 'Query', providers: [] } }, Registration: openRegistration })
const session = createActor(
  sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<StoredSession | null, void>(async () => null),
      watchStoredSession: fromCallback(() => undefined),
    },
  }),
).start()
const send = (): HTMLElement | null => buttonOf('Créer mon compte')

describeOnScreen('The registration', {
  machine: registrationMachine,
  fixtures: registrationFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send: forward } = captureActor(inspect)
    render(
      <ClientProvider value={client}>
        <Router hook={memoryLocation({ path: '/login' }).hook} searchHook={() => 'tab=register'}>
          <ProvideFlows
            flows={{
              session,
              passkeySignIn: { machine: passkeySignInMachine, onFact: () => undefined, isSupported: false, actorOptions: {} },
              registration: { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } },
            }}
          >
            <Login invitation={null} />
          </ProvideFlows>
        </Router>
      </ClientProvider>,
    )
    await screen.findByRole('button', { name: 'Créer mon compte' })
    return { send: forward }
  },
  do: {
    'form.change': {
      control: () => fieldOf('username'),
      act: ({ patch }) => {
        for (const [name, value] of Object.entries(patch)) {
          // The rules of this site ask for nothing else.
          const field = typeof value === 'string' ? fieldOf(name) : null
          if (field && typeof value === 'string') fill(field, value)
        }
      },
    },
    'form.send': { control: send, act: () => press(send()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    editing: () => expect(send()).not.toBeNull(),
    sending: () => expect(buttonOf('Création...')?.getAttribute('aria-busy')).toBe('true'),
    requested: () => screen.getByText('Votre demande est envoyée'),
    opened: () => expect(buttonOf('Création...')?.getAttribute('aria-busy')).toBe('true'),
  },
  sameLook: [{ states: ['sending', 'opened'], because: 'The page is left as soon as the account is open.' }],
})
