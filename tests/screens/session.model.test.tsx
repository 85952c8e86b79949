import { render, screen, within } from '@testing-library/react'
import { Provider as ClientProvider } from 'urql'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createActor } from 'xstate'
import { resubscription } from '../../src/app/network/resubscription.ts'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { createClient } from '../../src/graphql/client.ts'
import { createTextDrafts } from '../../src/app/flows/session/textDrafts.ts'
import { createFlowServices, FlowServicesContext } from '../../src/app/flows/common/services.ts'
import { Layout } from '../../src/app/Layout/Layout.tsx'
import { createReachability } from '../../src/graphql/reachability.ts'
import { passkeySignInMachine } from '../../src/machines/session/passkeySignIn/passkeySignInMachine.ts'
import { sessionMachine } from '../../src/machines/session/session/sessionMachine.ts'
import { useSession } from '../../src/machines/session/session/useSession.ts'
import { Login } from '../../src/screens/Login/Login.tsx'
import { registrationFlow } from '../../src/app/flows/session/registrationFlow.ts'
import { createEdge } from './support/edge.ts'
import { openRegistration } from './support/fixtures.ts'
import { isOffered, describeOnScreen } from '../support/model/onScreen.ts'
import { sessionFixtures } from '../machines/session/session/fixtures.ts'

// Typing is slow on two busy cores.
vi.setConfig({ testTimeout: 30_000 })

/** Any action that requires a session, as on a card or in the player. */
function GuardedAction() {
  const { askToLogin } = useSession()
  return <button onClick={() => askToLogin('/watch/1')}>Action gardée</button>
}

const { fetch } = createEdge({ Providers: { data: { __typename: 'Query', providers: [] } }, Registration: openRegistration })
const startResubscription = resubscription(createReachability(), {})
const client = createClient({
  url: 'http://localhost/graphql',
  fetch,
  startResubscription,
  getToken: () => null,
  onUnauthenticated: () => undefined,
})
const user = userEvent.setup({ delay: null })
const topBar = (): HTMLElement => screen.getByRole('banner')
const banner = (): HTMLElement | null => screen.queryByText('Votre session a expiré, reconnectez-vous')
const crossOf = (role: 'alert' | 'status') => (): HTMLElement | null =>
  screen
    .queryAllByRole(role)
    .flatMap((box) => within(box).queryAllByRole('button', { name: 'Fermer' }))
    .at(0) ?? null
const submit = (): HTMLElement | null => screen.queryByRole('main')?.querySelector<HTMLElement>('form button[type="submit"]') ?? null
const logOut = (): HTMLElement | null => within(topBar()).queryByRole('button', { name: 'Se déconnecter' })

function press(control: HTMLElement | null): Promise<void> {
  if (!control) throw new Error('There is nothing to press')
  return user.click(control)
}

const labels: Record<string, string> = { email: 'E-mail', password: 'Mot de passe' }

async function fill(form: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(form)) {
    // The panel of a tab is rendered shortly after its choice.
    const field = await screen.findByLabelText(new RegExp(`^${labels[name]}(?! d’)`))
    await user.clear(field)
    if (value !== '') await user.type(field, value)
  }
}

const seesGuest = (): void => {
  within(topBar()).getByRole('link', { name: 'Se connecter' })
  expect(isOffered(submit())).toBe(true)
  expect(banner()).toBeNull()
}
const seesBanner = (): void => {
  within(topBar()).getByRole('link', { name: 'Se connecter' })
  expect(banner()).not.toBeNull()
}
const seesBusyForm = (): void => {
  expect(isOffered(submit())).toBe(false)
  expect(submit()?.textContent).toMatch(/^Se connecter$/)
  expect(logOut()).toBeNull()
}
const seesPerson = (): void => expect(isOffered(logOut())).toBe(true)
const fact = { act: (event: never, send: (event: never) => void): void => send(event) }

describeOnScreen('Login within the layout', {
  machine: sessionMachine,
  fixtures: sessionFixtures,
  mount: ({ machine, clock, inspect }) => {
    const actor = createActor(machine, { clock, inspect }).start()
    const services = createFlowServices({
      client: () => client,
      clientWithToken: () => client,
      session: actor,
      reachability: createReachability(),
      actorOptions: {},
      backgroundActors: {},
      texts: createTextDrafts(() => null),
    })
    render(
      <ClientProvider value={client}>
        <Router hook={memoryLocation({ path: '/login' }).hook}>
          <ProvideFlows
            flows={{
              session: actor,
              passkeySignIn: { machine: passkeySignInMachine, onFact: () => undefined, isSupported: false, actorOptions: {} },
              registration: registrationFlow(services),
            }}
          >
            <FlowServicesContext value={services}>
              <Layout>
                <Login invitation={null} />
                <GuardedAction />
              </Layout>
            </FlowServicesContext>
          </ProvideFlows>
        </Router>
      </ClientProvider>,
    )
    return { send: actor.send }
  },
  do: {
    'session.login': {
      control: submit,
      act: async ({ form }) => {
        await fill(form)
        await press(submit())
      },
    },
    'session.logout': { control: logOut, act: () => press(logOut()) },
    'session.askToLogin': { act: () => press(screen.getByRole('button', { name: 'Action gardée' })) },
    'failure.dismiss': { control: crossOf('alert'), act: () => press(crossOf('alert')()) },
    'banner.dismiss': { control: crossOf('status'), act: () => press(crossOf('status')()) },
    'session.expired': fact,
    'session.endedElsewhere': fact,
    'session.startedElsewhere': fact,
    'session.becameCreator': fact,
    'user.changed': fact,
    'session.adopt': fact,
    'account.deleted': fact,
    'login.left': fact,
  },
  see: {
    restoring: seesBusyForm,
    'signedOut.quiet': seesGuest,
    'signedOut.lapsed.announced': seesBanner,
    'signedOut.lapsed.dismissed': seesGuest,
    authenticating: () => {
      expect(isOffered(submit())).toBe(false)
      expect(submit()?.textContent).toMatch(/^Connexion\.\.\.$/)
    },
    'signedIn.storing': seesPerson,
    'signedIn.settled': seesPerson,
    forgettingAccount: seesBusyForm,
    'loggingOut.clearing': seesBusyForm,
    'loggingOut.revoking': seesBusyForm,
  },
  sameLook: [
    {
      states: ['restoring', 'forgettingAccount', 'loggingOut.clearing', 'loggingOut.revoking'],
      because: 'The page itself waits, for the browser’s storage or the end of a session: nobody has sent the form.',
    },
    {
      states: ['signedIn.storing', 'signedIn.settled'],
      because: 'The session is open in both; a toast says when the browser could not store it.',
    },
    { states: ['signedOut.quiet', 'signedOut.lapsed.dismissed'], because: 'Whoever dismissed the banner is a guest like any other.' },
  ],
})
