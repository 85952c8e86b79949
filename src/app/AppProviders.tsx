import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Provider as ClientProvider } from 'urql'
import { ProvideFlows } from './flows/common/ProvideFlows.tsx'
import { CardPartsContext } from '../components/CardMenu/cardParts.ts'
import { DrawnContext } from '../components/drawnAt.ts'
import { ArrivalContext } from '../graphql/ArrivalContext.ts'
import { ReachabilityContext } from '../graphql/ReachabilityContext.ts'
import { KeptFormsContext } from '../machines/common/KeptFormsContext.ts'
import { FirstSessionContext } from '../machines/session/session/FirstSessionContext.ts'
import { firstSession } from '../machines/session/session/firstSession.ts'
import type { FirstScreen } from '../shared/firstScreen.ts'
import type { App } from './createApp.ts'
import { cardParts } from './flows/content/cardParts.ts'
import { lowerRows } from './flows/content/lowerRows.tsx'
import { isLive } from './firstScreen/takeOver.ts'
import { FlowServicesContext } from './flows/common/services.ts'

/** The flows that any screen may use without declaring them. */
export type AppFlows = 'session' | 'navigation' | 'follow' | 'lazyPart' | 'toasts' | 'lowerRows'

/** What a browser and the server have in common of the app. */
export type ScreensApp = Pick<App, 'clients' | 'session' | 'navigation' | 'arrival' | 'services' | 'edge' | 'follow'>

export type AppProvidersProps = {
  app: ScreensApp
  /** about the markup of the server, when it has drawn the page */
  first?: Pick<FirstScreen, 'drawnAt' | 'visitor' | 'isWelcomed'> | undefined
  children: ReactNode
}

/** Provides the app's actors and GraphQL client to the screens. */
export function AppProviders({ app, first, children }: AppProvidersProps) {
  const flows = useMemo(
    () => ({
      session: app.session,
      navigation: app.navigation,
      follow: app.follow,
      lazyPart: app.services.actorOptions,
      toasts: app.services.actorOptions,
      lowerRows,
    }),
    [app],
  )
  const drawn = useMemo(() => (first ? { at: new Date(first.drawnAt), isWelcomed: first.isWelcomed, isOver: isLive } : null), [first])
  const session = useMemo(() => (first ? firstSession(first.visitor) : null), [first])
  const client = useSyncExternalStore(app.clients.subscribe, app.clients.current, app.clients.current)
  return (
    <ClientProvider value={client}>
      <ProvideFlows<AppFlows> flows={flows}>
        <FlowServicesContext value={app.services}>
          <CardPartsContext value={cardParts}>
            <KeptFormsContext value={app.services}>
              <ReachabilityContext value={app.edge.reachability}>
                <ArrivalContext value={app.arrival}>
                  <DrawnContext value={drawn}>
                    <FirstSessionContext value={session}>{children}</FirstSessionContext>
                  </DrawnContext>
                </ArrivalContext>
              </ReachabilityContext>
            </KeptFormsContext>
          </CardPartsContext>
        </FlowServicesContext>
      </ProvideFlows>
    </ClientProvider>
  )
}
