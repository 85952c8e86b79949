import { type ActorRefFrom, createActor, type InspectionEvent, type Observer } from 'xstate'
import { createClient } from '../graphql/client.ts'
import { selectToken } from '../machines/session/selectors.ts'
import type { SessionActor } from '../machines/session/useSession.ts'
import { createFileRegistry, type FileRegistry } from '../machines/upload/files.ts'
import { createClientHolder } from './clientHolder.ts'
import { followFlow } from './flows/followFlow.ts'
import { createFlowServices } from './flows/services.ts'
import { rootMachine } from './rootMachine.ts'
import { followSession } from './session/sessionNavigation.ts'
import { provideSession } from './session/provideSession.ts'
import { createDrafts, type Drafts } from './upload/drafts.ts'
import { followUpload, type UploadActor } from './upload/followUpload.ts'
import { provideUpload } from './upload/provideUpload.ts'

export type AppOptions = {
  /** where the gateway answers */
  graphqlUrl: string
  /** the network's edge; tests answer here */
  fetch?: typeof globalThis.fetch
  /** where drafts are kept, when it is not IndexedDB */
  openDrafts?: (files: FileRegistry) => Drafts
  inspect?: Observer<InspectionEvent> | undefined
}

export type App = ReturnType<typeof createApp>

/**
 * Everything that lives outside React: the root actor, the GraphQL client of whoever is signed in, and what
 * follows from the machines' facts. Started once, before the first render.
 */
export function createApp({ graphqlUrl, fetch, openDrafts = createDrafts, inspect }: AppOptions) {
  const edge = { url: graphqlUrl, ...(fetch ? { fetch } : {}) }
  const getToken = (): string | null => selectToken(session.getSnapshot())
  const onUnauthenticated = (): void => {
    const token = getToken()
    if (token !== null) session.send({ type: 'session.expired', token })
  }
  const actorOptions = inspect ? { inspect } : {}
  const files = createFileRegistry()
  const clients = createClientHolder(() => createClient({ ...edge, getToken, onUnauthenticated }))

  const root = createActor(
    rootMachine.provide({
      actors: {
        session: provideSession({
          client: clients.current,
          clientWithToken: (token) => createClient({ ...edge, getToken: () => token, onUnauthenticated: () => undefined }),
        }),
        upload: provideUpload({ client: clients.current, getToken, onUnauthenticated, files, drafts: openDrafts(files) }),
      },
    }),
    actorOptions,
  ).start()

  const { session, upload } = childrenOf(root)
  const services = createFlowServices(clients.current, session, actorOptions)
  const stopSession = followSession(session, clients)
  const stopUpload = followUpload(upload, session)

  return {
    clients,
    session,
    upload: { actor: upload, files, isSignedIn: services.isSignedIn },
    services,
    // Creator cards stand on many screens, the home page among them.
    follow: followFlow(services),
    stop: () => {
      stopSession()
      stopUpload()
      root.stop()
    },
  }
}

function childrenOf(root: ActorRefFrom<typeof rootMachine>): { session: SessionActor; upload: UploadActor } {
  const { session, upload } = root.getSnapshot().children
  if (!session || !upload) throw new Error('The root actor has lost its children')
  return { session, upload }
}
