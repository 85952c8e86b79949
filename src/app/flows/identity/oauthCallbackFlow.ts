import { createActor, fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { ExchangeSignInDocument, LinkIdentityDocument } from '../../../graphql/generated/graphql.ts'
import { oauthCallbackMachine } from '../../../machines/identity/oauthCallback/oauthCallbackMachine.ts'
import type { OAuthReturn, OpenedSession } from '../../../machines/identity/oauthCallback/types.ts'
import type { OAuthCallbackActor } from '../../../machines/identity/oauthCallback/useOAuthCallback.ts'
import type { LoginForm } from '../../../shared/validation/account.ts'
import { closeFormer, takeReturn } from '../session/signInReturn.ts'
import { toSessionUser } from '../session/toSessionUser.ts'
import type { FlowServices } from '../common/services.ts'

type Started = { search: string; actor: OAuthCallbackActor }
const started = new WeakMap<FlowServices, Started>()

/**
 * Returns the actor for the address that a provider's sign-in returned to. The same address always gets the same actor: React may render a
 * component twice before it commits, and a code is valid only once.
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

function createReturn(services: FlowServices, input: OAuthReturn): OAuthCallbackActor {
  const { clientWithToken, session, actorOptions } = services
  // Anyone can make a link to this page, so a refusal here says nothing about the current session.
  const guestClient = clientWithToken(null)
  const machine = oauthCallbackMachine.provide({
    actors: {
      exchangeCode: fromPromise<OpenedSession, { code: string | null }>(async ({ input: { code } }) => {
        const { exchangeSignIn } = await mutate(guestClient, ExchangeSignInDocument, { code: code ?? '' })
        await closeFormer(services)
        return { token: exchangeSignIn.token, user: toSessionUser(exchangeSignIn.viewer) }
      }),
      joinAccount: fromPromise<OpenedSession, LoginForm & { link: string | null }>(async ({ input: { link, email, password } }) => {
        const { linkIdentity } = await mutate(guestClient, LinkIdentityDocument, { input: { link: link ?? '', email, password } })
        await closeFormer(services)
        return { token: linkIdentity.token, user: toSessionUser(linkIdentity.viewer) }
      }),
    },
  })
  const actor = createActor(machine, { ...actorOptions, input })
  actor.on('signIn.completed', ({ session: opened }) => session.send({ type: 'session.adopt', session: opened, returnTo: takeReturn() }))
  return actor.start()
}
