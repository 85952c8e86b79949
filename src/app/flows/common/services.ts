import type { Client } from '@urql/core'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import { selectIsSignedIn } from '../../../machines/session/session/selectors.ts'
import type { Reachability } from '../../../graphql/reachability.ts'
import type { FlowOptions } from '../../../machines/common/flow.ts'
import type { commentSendingMachine } from '../../../machines/comment/commentSending/commentSendingMachine.ts'
import type { notificationsMachine } from '../../../machines/notification/notifications/notificationsMachine.ts'
import type { SessionActor } from '../../../machines/session/session/useSession.ts'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import type { UploadFlow } from '../../../machines/upload/uploadQueue/useUploadQueue.ts'
import type { KeptPlayer } from '../player/miniPlayer/types.ts'
import type { ProblemRecording } from '../../problemRecording/recording.ts'
import { currentAddress } from '../session/sessionNavigation.ts'
import type { TextDrafts } from '../session/textDrafts.ts'
import type { Drafts } from '../upload/drafts.ts'

/** Actors that continue when the screen that started them is left. They stop with the app. */
export type BackgroundActors = {
  upload?: { flow: UploadFlow; stop: () => void }
  /** the comments in flight, by writer and form */
  commentSendings?: { inFlight: Map<string, ActorRefFrom<typeof commentSendingMachine>>; stop: () => void }
  /** the player of the open page, or the small player beside another one */
  player?: KeptPlayer
  notifications?: { actor: ActorRefFrom<typeof notificationsMachine>; stop: () => void }
}

/** The services that the flows of single screens use. */
export type FlowServices = {
  client: () => Client
  /** Returns a client that sends this token and no other; a refusal does not end the session. @param token null for a guest */
  clientWithToken: (token: string | null) => Client
  session: SessionActor
  reachability: Reachability
  isSignedIn: () => boolean
  /** navigates to the sign-in, and back to this page afterwards @param fragment the history state of the entry (`playState`) */
  askToLogin: (fragment?: string) => void
  /** inspection options of their actors */
  actorOptions: FlowOptions
  /** records what the page does, for a problem report; undefined without the user's consent */
  recording?: ProblemRecording | 'failed' | undefined
  backgroundActors: BackgroundActors
  /** notified once the queue of uploads runs: the dock shows it on every screen */
  uploadStarted: Signal
  /** drafts: texts typed and not sent yet */
  texts: TextDrafts
  /** opens the store of drafts; IndexedDB by default */
  openDrafts?: ((files: FileRegistry) => Drafts) | undefined
}

/** Something that happens once. */
export type Signal = { notify: () => void; subscribe: (listener: () => void) => () => void }

function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Given = Omit<FlowServices, 'isSignedIn' | 'askToLogin' | 'uploadStarted'>

export function createFlowServices(given: Given): FlowServices {
  const { session } = given
  return {
    ...given,
    uploadStarted: createSignal(),
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
