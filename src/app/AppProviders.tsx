import { type ReactNode, useSyncExternalStore } from 'react'
import { Provider as ClientProvider } from 'urql'
import { CardPartsContext } from '../components/CardMenu/cardParts.ts'
import { ReachabilityContext } from '../graphql/ReachabilityContext.ts'
import { KeptFormsContext } from '../machines/common/KeptFormsContext.ts'
import { FollowFlowContext } from '../machines/follow/useFollow.ts'
import { SessionActorContext } from '../machines/session/session/useSession.ts'
import type { App } from './createApp.ts'
import { cardParts } from './flows/content/cardParts.ts'
import { FlowServicesContext } from './flows/common/services.ts'

/** Provides the app's actors and GraphQL client to the screens. */
export function AppProviders({ app, children }: { app: App; children: ReactNode }) {
  const client = useSyncExternalStore(app.clients.subscribe, app.clients.current)
  return (
    <ClientProvider value={client}>
      <SessionActorContext value={app.session}>
        <FlowServicesContext value={app.services}>
          <FollowFlowContext value={app.follow}>
            <CardPartsContext value={cardParts}>
              <KeptFormsContext value={app.services}>
                <ReachabilityContext value={app.edge.reachability}>{children}</ReachabilityContext>
              </KeptFormsContext>
            </CardPartsContext>
          </FollowFlowContext>
        </FlowServicesContext>
      </SessionActorContext>
    </ClientProvider>
  )
}
