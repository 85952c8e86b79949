import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import { AppProviders } from './AppProviders.tsx'
import { createApp } from './createApp.ts'
import { Layout } from './Layout/Layout.tsx'
import { report } from './report.ts'
import { NetworkStatus } from './network/NetworkStatus.tsx'
import { Routes } from './routes/routes.tsx'
import { whenIdle } from './whenIdle.ts'

const place = document.getElementById('root')
if (!place) throw new Error('no #root')

// Started before React renders: StrictMode would start it twice.
const app = createApp({ graphqlUrl: '/graphql', inspect: import.meta.env.DEV ? await openInspector() : undefined })

createRoot(place).render(
  <StrictMode>
    <AppProviders app={app}>
      <Layout>
        <Routes />
      </Layout>
      <NetworkStatus edge={app.edge} />
    </AppProviders>
  </StrictMode>,
)

whenIdle()
  .then(() => import('./afterLoad.ts'))
  .then(({ afterLoad }) => afterLoad())
  .catch((error: unknown) => report('what follows the first page', error))

/** `?inspect` opens Stately's viewer; this branch, and its library, are not in the production bundle. */
async function openInspector() {
  if (!new URLSearchParams(location.search).has('inspect')) return undefined
  const { openStatelyInspector } = await import('./inspector/openStatelyInspector.ts')
  return openStatelyInspector()
}
