import { type ActorRefFrom, createActor, type InspectionEvent, type Observer } from 'xstate'
import { createClient } from '../graphql/client.ts'
import { createReachability, type Reachability } from '../graphql/reachability.ts'
import { selectToken, selectUser } from '../machines/session/selectors.ts'
import type { SessionActor } from '../machines/session/useSession.ts'
import type { FileRegistry } from '../machines/upload/files.ts'
import { createClientHolder } from './clientHolder.ts'
import { followFlow } from './flows/followFlow.ts'
import { createFlowServices, type LastingFlows } from './flows/services.ts'
import { rootMachine } from './rootMachine.ts'
import { followSession } from './session/sessionNavigation.ts'
import { provideSession } from './session/provideSession.ts'
import { createTextDrafts } from './session/textDrafts.ts'
import type { Drafts } from './upload/drafts.ts'

export type AppOptions = {
  /** where the gateway answers */
  graphqlUrl: string
  /** the network's edge; tests answer here */
  fetch?: typeof globalThis.fetch
  /** where drafts are kept, when it is not IndexedDB */
  openDrafts?: (files: FileRegistry) => Drafts
  inspect?: Observer<InspectionEvent> | undefined
}

/** Where requests go, and what is known of the way there. */
export type Edge = { url: string; reachability: Reachability; fetch?: typeof globalThis.fetch }

export type App = ReturnType<typeof createApp>

/**
 * Everything that lives outside React: the root actor, the GraphQL client of whoever is signed in, and what
 * follows from the machines' facts. Started once, before the first render.
 */
export function createApp({ graphqlUrl, fetch, openDrafts, inspect }: AppOptions) {
  const reachability = createReachability()
  const edge: Edge = { url: graphqlUrl, reachability, ...(fetch ? { fetch } : {}) }
  const getToken = (): string | null => selectToken(session.getSnapshot())
  const onUnauthenticated = (): void => {
    const token = getToken()
    if (token !== null) session.send({ type: 'session.expired', token })
  }
  const actorOptions = inspect ? { inspect } : {}
  const clients = createClientHolder(() => createClient({ ...edge, getToken, onUnauthenticated }))

  const clientWithToken = (token: string | null) => createClient({ ...edge, getToken: () => token, onUnauthenticated: () => undefined })

  const root = createActor(
    rootMachine.provide({
      actors: {
        session: provideSession({
          client: clients.current,
          clientWithToken,
        }),
      },
    }),
    actorOptions,
  ).start()

  const session = sessionOf(root)
  const lasting: LastingFlows = {}
  const texts = createTextDrafts(() => selectUser(session.getSnapshot())?.id ?? null)
  const services = createFlowServices({
    reachability,
    client: clients.current,
    clientWithToken,
    session,
    actorOptions,
    lasting,
    openDrafts,
    texts,
  })
  const stopSession = followSession(session, clients, texts)

  return {
    clients,
    session,
    services,
    edge,
    // Creator cards stand on many screens, the home page among them.
    follow: followFlow(services),
    stop: () => {
      stopSession()
      for (const flow of Object.values(lasting)) flow.stop()
      root.stop()
    },
  }
}

function sessionOf(root: ActorRefFrom<typeof rootMachine>): SessionActor {
  const { session } = root.getSnapshot().children
  if (!session) throw new Error('no session')
  return session
}
