import { requestedPart } from '../../shared/playbackStart.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../../ui/base.css'
import { firstAnswersExchange } from '../../graphql/firstAnswers.ts'
import { firstAnswersOf, readFirstScreen } from '../firstScreen/readFirstScreen.ts'
import { readStoredSession, removeStoredSession } from '../flows/session/storedSession.ts'
import { report } from '../report.ts'
import { EmbedApp } from './EmbedApp.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('embed.html has no #root')

const becomeGuest = (): void => {
  removeStoredSession()
  location.reload()
}

const first = readFirstScreen()
const app = (
  <StrictMode>
    <EmbedApp
      id={decodeURIComponent(location.pathname.split('/')[2] ?? '')}
      part={requestedPart(location)}
      token={readStoredSession()?.token ?? null}
      onUnauthenticated={becomeGuest}
      graphqlUrl="/graphql"
      drawnAt={first?.drawnAt}
      answers={first && firstAnswersExchange(firstAnswersOf(first))}
    />
  </StrictMode>
)
if (first) hydrateRoot(place, app, { onRecoverableError: (error) => report('hydration', error) })
else createRoot(place).render(app)
