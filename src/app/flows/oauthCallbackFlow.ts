import { createActor, fromPromise } from 'xstate'
import { tabStorage } from '../../components/browserStorage.ts'
import { mutate } from '../../graphql/execute.ts'
import { ExchangeSignInDocument, LinkIdentityDocument, LogoutDocument } from '../../graphql/generated/graphql.ts'
import { oauthCallbackMachine } from '../../machines/oauthCallback/oauthCallbackMachine.ts'
import type { OAuthReturn, OpenedSession } from '../../machines/oauthCallback/types.ts'
import type { OAuthCallbackActor } from '../../machines/oauthCallback/useOAuthCallback.ts'
import { signInReturnKey } from '../../shared/routes.ts'
import type { LoginForm } from '../../shared/validation/account.ts'
import { report } from '../report.ts'
import { toSessionUser } from '../session/toSessionUser.ts'
import type { FlowServices } from './services.ts'

type Started = { search: string; actor: OAuthCallbackActor }
const started = new WeakMap<FlowServices, Started>()

/**
 * The actor of the return that an address tells of, the same one however often it is asked for: React may run
 * a component twice before it shows it, and a code serves once.
 */
export function startReturn(services: FlowServices, search: string): OAuthCallbackActor {
  const known = started.get(services)
  if (known?.search === search) return known.actor
  const actor = createReturn(services, readReturn(search))
  started.set(services, { search, actor })
  return actor
}

function readReturn(search: string): OAuthReturn {
  const params = new URLSearchParams(search)
  return { code: params.get('token'), link: params.get('link'), error: params.get('error'), provider: params.get('provider') }
}

function createReturn(
  { client, clientWithToken, session, isSignedIn, actorOptions }: FlowServices,
  input: OAuthReturn,
): OAuthCallbackActor {
  // Anybody can make a link to this page: what it is refused says nothing of the session at hand.
  const stranger = clientWithToken(null)
  /** The session that the new one takes the place of is of no more use; not closing it harms nobody. */
  async function closeFormer(): Promise<void> {
    if (isSignedIn()) await mutate(client(), LogoutDocument, {}).catch((error: unknown) => report('oauth: logout', error))
  }
  const machine = oauthCallbackMachine.provide({
    actors: {
      exchangeCode: fromPromise<OpenedSession, { code: string | null }>(async ({ input: { code } }) => {
        const { exchangeSignIn } = await mutate(stranger, ExchangeSignInDocument, { code: code ?? '' })
        await closeFormer()
        return { token: exchangeSignIn.token, user: toSessionUser(exchangeSignIn.viewer) }
      }),
      joinAccount: fromPromise<OpenedSession, LoginForm & { link: string | null }>(async ({ input: { link, email, password } }) => {
        const { linkIdentity } = await mutate(stranger, LinkIdentityDocument, { input: { link: link ?? '', email, password } })
        await closeFormer()
        return { token: linkIdentity.token, user: toSessionUser(linkIdentity.viewer) }
      }),
    },
  })
  const actor = createActor(machine, { ...actorOptions, input })
  actor.on('signIn.completed', ({ session: opened }) => session.send({ type: 'session.adopt', session: opened, returnTo: takeReturn() }))
  return actor.start()
}

/** The page that the sign-in was begun for, once. */
function takeReturn(): string | null {
  const returnTo = tabStorage.get(signInReturnKey)
  tabStorage.remove(signInReturnKey)
  return returnTo
}
