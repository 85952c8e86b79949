import { Client, fetchExchange } from '@urql/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider as ClientProvider } from 'urql'
import '../../ui/base.css'
import { sessionExchange } from '../../graphql/sessionExchange.ts'
import { PlaybackReportFlowContext } from '../../machines/playbackReport/usePlaybackReport.ts'
import { PlayerFlowContext } from '../../machines/player/usePlayer.ts'
import { Embed } from '../../screens/Embed/Embed.tsx'
import { watchPath } from '../../shared/routes.ts'
import { playbackReportFlow } from '../flows/playbackReportFlow.ts'
import { playerFlow } from '../flows/playerFlow.ts'
import { report } from '../report.ts'
import { readStoredSession, removeStoredSession } from '../session/storedSession.ts'

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

const token = readToken()
const id = decodeURIComponent(location.pathname.split('/')[2] ?? '')

// One video and no other screen: nothing to share between answers, so that this page does without the app's cache.
const client = new Client({
  url: '/graphql',
  preferGetMethod: false,
  exchanges: [
    sessionExchange({
      getToken: () => token,
      onUnauthenticated: () => {
        removeStoredSession()
        location.reload()
      },
    }),
    fetchExchange,
  ],
})

const services = {
  client: () => client,
  actorOptions: {},
  // Nobody should type a password into a frame of somebody else's page.
  askToLogin: () => void open(watchPath(id), '_blank', 'noopener'),
}
const player = playerFlow(services)
const reports = playbackReportFlow(services)

createRoot(place).render(
  <StrictMode>
    <ClientProvider value={client}>
      <PlayerFlowContext value={player}>
        <PlaybackReportFlowContext value={reports}>
          <Embed id={id} isSignedIn={token !== null} start={new URLSearchParams(location.search).get('t')} />
        </PlaybackReportFlowContext>
      </PlayerFlowContext>
    </ClientProvider>
  </StrictMode>,
)
