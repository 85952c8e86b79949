import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/base.css'
import { AppProviders } from './AppProviders.tsx'
import { createApp } from './createApp.ts'
import { Layout } from './Layout/Layout.tsx'
import { startAgreedRecording } from './problemRecording/consent.ts'
import { report } from './report.ts'
import { NetworkStatus } from './network/NetworkStatus.tsx'
import { Routes } from './routes/routes.tsx'
import { whenIdle } from './whenIdle.ts'

/** Not at the top level: an entry with an `await` is cut into many small chunks, since those that it waits for may import nothing of it. */
async function start(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('no #root')
  const recording = await startAgreedRecording()
  // Started before React renders: StrictMode would start it twice.
  const app = createApp({ graphqlUrl: '/graphql', inspect: import.meta.env.DEV ? await openInspector() : undefined, recording })
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
}

start().catch((error: unknown) => report('the start', error))

whenIdle()
  .then(() => import('./afterLoad.ts'))
  .then(({ afterLoad }) => afterLoad())
  .catch((error: unknown) => report('what follows the first page', error))

/**
 * In development, `?inspect` opens the inspector and `?inspect=stately` Stately's viewer. This branch, with what it loads, is not in the
 * production bundle.
 */
async function openInspector() {
  const asked = new URLSearchParams(location.search).get('inspect')
  if (asked === null) return undefined
  if (asked !== 'stately') return (await import('./inspector/startInspector.ts')).startInspector()
  const { openStatelyInspector } = await import('./inspector/openStatelyInspector.ts')
  return openStatelyInspector()
}
