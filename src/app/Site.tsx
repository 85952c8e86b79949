import { AppProviders, type AppProvidersProps } from './AppProviders.tsx'
import { Layout } from './Layout/Layout.tsx'
import { NetworkStatus } from './network/NetworkStatus.tsx'
import { Routes } from './routes/routes.tsx'

/** Renders the whole site, in a browser and on the server. */
export function Site(props: Omit<AppProvidersProps, 'children'>) {
  return (
    <AppProviders {...props}>
      <Layout>
        <Routes />
      </Layout>
      <NetworkStatus edge={props.app.edge} />
    </AppProviders>
  )
}
