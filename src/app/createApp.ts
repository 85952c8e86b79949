import { type ActorRefFrom, createActor, type InspectionEvent, type Observer } from 'xstate'
import { createClient } from '../graphql/client.ts'
import type { FirstAnswers } from '../graphql/firstAnswers.ts'
import type { Arrival } from '../graphql/ArrivalContext.ts'
import { createReachability, type Reachability } from '../graphql/reachability.ts'
import type { FlowOptions } from '../machines/common/flow.ts'
import { selectIsReturn } from '../machines/common/navigation/selectors.ts'
import type { NavigationActor } from '../machines/common/navigation/useNavigation.ts'
import { selectToken, selectUser } from '../machines/session/session/selectors.ts'
import type { SessionActor } from '../machines/session/session/useSession.ts'
import type { FileRegistry } from '../machines/upload/fileTransfer/fileRegistry.ts'
import { createClientHolder } from './clientHolder.ts'
import { followFlow } from './flows/follow/followFlow.ts'
import { createFlowServices, type BackgroundActors } from './flows/common/services.ts'
import { resubscription } from './network/resubscription.ts'
import type { ProblemRecording } from './problemRecording/recording.ts'
import { rootMachine } from './rootMachine.ts'
import { followSession } from './flows/session/sessionNavigation.ts'
import { provideSession } from './flows/session/provideSession.ts'
import { createTextDrafts } from './flows/session/textDrafts.ts'
import type { Drafts } from './flows/upload/drafts.ts'

export type AppOptions = {
  graphqlUrl: string
  /** replaces `fetch`, for tests */
  fetch?: typeof globalThis.fetch
  /** opens the store of drafts; IndexedDB by default */
  openDrafts?: (files: FileRegistry) => Drafts
  inspect?: Observer<InspectionEvent> | undefined
  firstAnswers?: FirstAnswers | undefined
  /** records what the actors do, for a problem report; `failed` when it was agreed to and could not start */
  recording?: ProblemRecording | 'failed' | undefined
  /** the started one */
  navigation: NavigationActor
}

/** The gateway's URL, the `fetch` to use and the reachability of the server. */
export type Edge = { url: string; reachability: Reachability; fetch?: typeof globalThis.fetch }

export type App = ReturnType<typeof createApp>

/**
 * Creates everything that lives outside React: the root actor, the GraphQL client of the current user, and the subscriptions to the
 * machines' facts. Call it once, before the first render.
 */
export function createApp({ graphqlUrl, fetch, openDrafts, inspect, firstAnswers, recording, navigation }: AppOptions) {
  const reachability = createReachability()
  const edge: Edge = { url: graphqlUrl, reachability, ...(fetch ? { fetch } : {}) }
  const getToken = (): string | null => selectToken(session.getSnapshot())
  const onUnauthenticated = (): void => {
    const token = getToken()
    if (token !== null) session.send({ type: 'session.expired', token })
  }
  const actorOptions = actorOptionsOf({ inspect, recording })
  const arrival: Arrival = { isReturn: () => selectIsReturn(navigation.getSnapshot()) }
  const gateway = { ...edge, startResubscription: resubscription(reachability, actorOptions) }
  const clients = createClientHolder((isFirst) =>
    createClient({ ...gateway, getToken, onUnauthenticated, firstAnswers: isFirst ? firstAnswers : undefined }),
  )

  const clientWithToken = (token: string | null) => createClient({ ...gateway, getToken: () => token, onUnauthenticated: () => undefined })

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
  const backgroundActors: BackgroundActors = {}
  const texts = createTextDrafts(() => selectUser(session.getSnapshot())?.id ?? null)
  const services = createFlowServices({
    reachability,
    client: clients.current,
    clientWithToken,
    session,
    actorOptions,
    recording,
    backgroundActors,
    openDrafts,
    texts,
  })
  const stopSession = followSession(session, clients, texts)

  return {
    clients,
    session,
    navigation,
    arrival,
    services,
    edge,
    // Creator cards are on many screens, including the home page.
    follow: followFlow(services),
    stop: () => {
      stopSession()
      for (const flow of Object.values(backgroundActors)) flow.stop()
      navigation.stop()
      root.stop()
    },
  }
}

/** Returns the options of every actor: who is informed of what they do. */
export function actorOptionsOf({ inspect, recording }: Pick<AppOptions, 'inspect' | 'recording'>): FlowOptions {
  const observers = [inspect, typeof recording === 'object' ? recording.inspect : undefined]
  const present = observers.filter((observer) => observer !== undefined)
  if (present.length === 0) return {}
  return { inspect: { next: (event) => present.forEach((observer) => observer.next?.(event)) } }
}

function sessionOf(root: ActorRefFrom<typeof rootMachine>): SessionActor {
  const { session } = root.getSnapshot().children
  if (!session) throw new Error('no session')
  return session
}
