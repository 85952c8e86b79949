import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/base.css'
import { type AppOptions, createApp } from './createApp.ts'
import { firstAnswersOf, readFirstScreen } from './firstScreen/readFirstScreen.ts'
import type { start } from './inspector/start.ts'
import { startAgreedRecording } from './problemRecording/consent.ts'
import { report } from './report.ts'
import { Site } from './Site.tsx'
import { whenIdle } from './whenIdle.ts'

/** Not at the top level: an entry with an `await` is cut into many small chunks, since those that it waits for may import nothing of it. */
async function startApp(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('no #root')
  const recording = await startAgreedRecording()
  const inspect = await openInspector()
  const first = readFirstScreen()
  // Started before React renders: StrictMode would start it twice.
  const app = createApp({ graphqlUrl: '/graphql', inspect, recording, firstAnswers: first && firstAnswersOf(first) })
  const site = (
    <StrictMode>
      <Site app={app} first={first} />
    </StrictMode>
  )
  if (first) hydrateRoot(place, site, { onRecoverableError: (error) => report('the markup of the server', error) })
  else createRoot(place).render(site)
}

startApp().catch((error: unknown) => report('the start', error))

whenIdle()
  .then(() => import('./afterLoad.ts'))
  .then(({ afterLoad }) => afterLoad())
  .catch((error: unknown) => report('what follows the first page', error))

/** What the operator's setting INSPECTOR adds to the built site. */
const builtInspector = '/inspecteur/start.js'

/**
 * `?inspect` opens the inspector in a second window, `?inspect=beside` below the page; in development `?inspect=stately` Stately's viewer.
 * The code of none of them is in the production bundle. Without it the page starts as ever.
 */
async function openInspector(): Promise<AppOptions['inspect']> {
  const asked = new URLSearchParams(location.search).get('inspect')
  if (asked === null) return undefined
  try {
    return await (import.meta.env.DEV ? importInspector(asked) : importBuiltInspector(asked))
  } catch (error) {
    report('the inspector', error)
    return undefined
  }
}

const placeOf = (asked: string): 'beside' | 'window' => (asked === 'beside' ? asked : 'window')

async function importBuiltInspector(asked: string): Promise<AppOptions['inspect']> {
  const built: { start: typeof start } = await import(/* @vite-ignore */ builtInspector)
  return built.start(placeOf(asked))
}

async function importInspector(asked: string): Promise<AppOptions['inspect']> {
  if (asked !== 'stately') return (await import('./inspector/startInspector.ts')).startInspector(placeOf(asked))
  const { openStatelyInspector } = await import('./inspector/openStatelyInspector.ts')
  return openStatelyInspector()
}
