import type { Client } from '@urql/core'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import { selectIsSignedIn } from '../../machines/session/selectors.ts'
import type { Reachability } from '../../graphql/reachability.ts'
import type { FlowOptions } from '../../machines/flow.ts'
import type { notificationsMachine } from '../../machines/notifications/notificationsMachine.ts'
import type { SessionActor } from '../../machines/session/useSession.ts'
import type { FileRegistry } from '../../machines/upload/files.ts'
import type { UploadFlow } from '../../machines/upload/useUpload.ts'
import { currentAddress } from '../session/sessionNavigation.ts'
import type { TextDrafts } from '../session/textDrafts.ts'
import type { Drafts } from '../upload/drafts.ts'

/** What goes on when the screen that began it is left; it stops with the app. */
export type LastingFlows = {
  upload?: { flow: UploadFlow; stop: () => void }
  notifications?: { actor: ActorRefFrom<typeof notificationsMachine>; stop: () => void }
}

/** What the flows of single screens are built from. */
export type FlowServices = {
  client: () => Client
  /** a client that carries this token and no other; what it is refused ends no session. @param token null for a guest's */
  clientWithToken: (token: string | null) => Client
  session: SessionActor
  /** what is known of the way to the server */
  reachability: Reachability
  isSignedIn: () => boolean
  /** leads to the sign-in, and back to this page afterwards. @param fragment the state of its entry then (`playState`) */
  askToLogin: (fragment?: string) => void
  /** how their actors are watched */
  actorOptions: FlowOptions
  lasting: LastingFlows
  /** what was typed and not sent yet */
  texts: TextDrafts
  /** where drafts are kept, when it is not IndexedDB */
  openDrafts?: ((files: FileRegistry) => Drafts) | undefined
}

type Given = Omit<FlowServices, 'isSignedIn' | 'askToLogin'>

export function createFlowServices(given: Given): FlowServices {
  const { session } = given
  return {
    ...given,
    isSignedIn: () => selectIsSignedIn(session.getSnapshot()),
    askToLogin: (fragment = '') => session.send({ type: 'session.askToLogin', returnTo: currentAddress() + fragment }),
  }
}

export const FlowServicesContext = createContext<FlowServices | null>(null)

export function useFlowServices(): FlowServices {
  const services = useContext(FlowServicesContext)
  if (!services) throw new Error('useFlowServices must be used within FlowServicesContext')
  return services
}
