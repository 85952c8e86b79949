import { requestedPart } from '../../shared/playbackStart.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../ui/base.css'
import { readStoredSession, removeStoredSession } from '../flows/session/storedSession.ts'
import { EmbedApp } from './EmbedApp.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('embed.html has no #root')

const becomeGuest = (): void => {
  removeStoredSession()
  location.reload()
}

createRoot(place).render(
  <StrictMode>
    <EmbedApp
      id={decodeURIComponent(location.pathname.split('/')[2] ?? '')}
      part={requestedPart(location)}
      token={readStoredSession()?.token ?? null}
      onUnauthenticated={becomeGuest}
      graphqlUrl="/graphql"
    />
  </StrictMode>,
)
