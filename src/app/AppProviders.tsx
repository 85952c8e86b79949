import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Provider as ClientProvider } from 'urql'
import { ProvideFlows } from './flows/common/ProvideFlows.tsx'
import { CardPartsContext } from '../components/CardMenu/cardParts.ts'
import { ArrivalContext } from '../graphql/ArrivalContext.ts'
import { ReachabilityContext } from '../graphql/ReachabilityContext.ts'
import { KeptFormsContext } from '../machines/common/KeptFormsContext.ts'
import type { App } from './createApp.ts'
import { cardParts } from './flows/content/cardParts.ts'
import { FlowServicesContext } from './flows/common/services.ts'

/** The flows that any screen may use without declaring them. */
export type AppFlows = 'session' | 'navigation' | 'follow' | 'lazyPart' | 'toasts'

/** Provides the app's actors and GraphQL client to the screens. */
export function AppProviders({ app, children }: { app: App; children: ReactNode }) {
  const flows = useMemo(
    () => ({
      session: app.session,
      navigation: app.navigation,
      follow: app.follow,
      lazyPart: app.services.actorOptions,
      toasts: app.services.actorOptions,
    }),
    [app],
  )
  const client = useSyncExternalStore(app.clients.subscribe, app.clients.current)
  return (
    <ClientProvider value={client}>
      <ProvideFlows<AppFlows> flows={flows}>
        <FlowServicesContext value={app.services}>
          <CardPartsContext value={cardParts}>
            <KeptFormsContext value={app.services}>
              <ReachabilityContext value={app.edge.reachability}>
                <ArrivalContext value={app.arrival}>{children}</ArrivalContext>
              </ReachabilityContext>
            </KeptFormsContext>
          </CardPartsContext>
        </FlowServicesContext>
      </ProvideFlows>
    </ClientProvider>
  )
}
