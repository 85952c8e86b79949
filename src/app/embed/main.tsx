import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../ui/base.css'
import { report } from '../report.ts'
import { readStoredSession, removeStoredSession } from '../session/storedSession.ts'
import { EmbedApp } from './EmbedApp.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('embed.html has no #root')

/** In another site's page the browser may keep storage apart, or closed: there everybody is a guest. */
function readToken(): string | null {
  try {
    return readStoredSession()?.token ?? null
  } catch (error) {
    report('embedded player: the session could not be read', error)
    return null
  }
}

const becomeGuest = (): void => {
  removeStoredSession()
  location.reload()
}

createRoot(place).render(
  <StrictMode>
    <EmbedApp
      id={decodeURIComponent(location.pathname.split('/')[2] ?? '')}
      start={new URLSearchParams(location.search).get('t')}
      token={readToken()}
      onUnauthenticated={becomeGuest}
      graphqlUrl="/graphql"
    />
  </StrictMode>,
)
