import { Router } from 'wouter'
import { AppProviders, type AppProvidersProps } from './AppProviders.tsx'
import { Layout } from './Layout/Layout.tsx'
import { NetworkStatus } from './network/NetworkStatus.tsx'
import { aroundNavigation } from './navigationMove.ts'
import { Routes } from './routes/routes.tsx'

/** Renders the whole site, in a browser and on the server. */
export function Site(props: Omit<AppProvidersProps, 'children'>) {
  return (
    <AppProviders {...props}>
      <Router aroundNav={aroundNavigation}>
        <Layout>
          <Routes />
        </Layout>
        <NetworkStatus edge={props.app.edge} />
      </Router>
    </AppProviders>
  )
}
