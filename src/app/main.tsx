import { StrictMode } from 'react'
import { renderSite } from './firstScreen/renderSite.tsx'
import '../ui/base.css'
import { actorOptionsOf, type AppOptions, createApp } from './createApp.ts'
import { firstAnswersOf, readFirstScreen } from './firstScreen/readFirstScreen.ts'
import { startAgreedRecording } from './problemRecording/consent.ts'
import { report } from './report.ts'
import { startNavigation } from './ScreenFrame/startNavigation.ts'
import { Site } from './Site.tsx'
import { whenIdle } from './whenIdle.ts'

/** Between the steps of the start: all in one task would keep a phone from answering. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Not at the top level: an entry with an `await` is cut into many small chunks, since those that it waits for may import nothing of it. */
async function startApp(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('no #root')
  await nextTask()
  const recording = await startAgreedRecording()
  const inspect = await startInspection()
  const first = readFirstScreen()
  const firstAnswers = first && firstAnswersOf(first)
  await nextTask()
  // Started before React renders: StrictMode would start them twice.
  const navigation = startNavigation(actorOptionsOf({ inspect, recording }))
  await nextTask()
  const app = createApp({ graphqlUrl: '/graphql', inspect, recording, firstAnswers, navigation })
  await nextTask()
  const site = (
    <StrictMode>
      <Site app={app} first={first} />
    </StrictMode>
  )
  renderSite(place, site, first !== undefined)
}

startApp().catch((error: unknown) => report('start', error))

whenIdle()
  .then(() => import('./afterLoad.ts'))
  .then(({ afterLoad }) => afterLoad())
  .catch((error: unknown) => report('afterLoad', error))

/** `?inspect` records what the actors do. Without it the page starts as ever. */
async function startInspection(): Promise<AppOptions['inspect']> {
  const asked = new URLSearchParams(location.search).get('inspect')
  if (asked === null) return undefined
  try {
    return await import('./inspector/openInspector.ts').then((file) => file.openInspector(asked))
  } catch (error) {
    report('inspector', error)
    return undefined
  }
}
