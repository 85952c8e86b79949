import type { Client } from '@urql/core'
import { createContext, useContext } from 'react'
import { selectIsSignedIn } from '../../machines/session/selectors.ts'
import type { FlowOptions } from '../../machines/flow.ts'
import type { SessionActor } from '../../machines/session/useSession.ts'
import { currentAddress } from '../session/sessionNavigation.ts'

/** What the flows of single screens are built from. */
export type FlowServices = {
  client: () => Client
  session: SessionActor
  isSignedIn: () => boolean
  /** leads to the sign-in, and back to this page afterwards */
  askToLogin: () => void
  /** how their actors are watched */
  actorOptions: FlowOptions
}

export function createFlowServices(client: () => Client, session: SessionActor, actorOptions: FlowOptions): FlowServices {
  return {
    client,
    session,
    actorOptions,
    isSignedIn: () => selectIsSignedIn(session.getSnapshot()),
    askToLogin: () => session.send({ type: 'session.askToLogin', returnTo: currentAddress() }),
  }
}

export const FlowServicesContext = createContext<FlowServices | null>(null)

export function useFlowServices(): FlowServices {
  const services = useContext(FlowServicesContext)
  if (!services) throw new Error('useFlowServices must be used within FlowServicesContext')
  return services
}
