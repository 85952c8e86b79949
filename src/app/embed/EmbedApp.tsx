import { Client, fetchExchange } from '@urql/core'
import { useState } from 'react'
import { Provider as ClientProvider } from 'urql'
import { limitedFetch } from '../../graphql/limitedFetch.ts'
import { sessionExchange } from '../../graphql/sessionExchange.ts'
import { PlaybackReportFlowContext } from '../../machines/playbackReport/usePlaybackReport.ts'
import { PlayerFlowContext } from '../../machines/player/usePlayer.ts'
import { Embed } from '../../screens/Embed/Embed.tsx'
import { watchPath } from '../../shared/routes.ts'
import { playbackReportFlow } from '../flows/playbackReportFlow.ts'
import { playerFlow, type ViewStarts } from '../flows/playerFlow.ts'

export type EmbedAppProps = {
  id: string
  /** `?t=` of the address */
  start: string | null
  /** of the session, null for a guest */
  token: string | null
  /** the token is not worth anything any more */
  onUnauthenticated: () => void
  /** where the gateway answers */
  graphqlUrl: string
  /** the network's edge; tests answer here */
  fetch?: typeof globalThis.fetch
}

/** The player with what it needs, and nothing of the app around it: neither its cache nor its router. */
export function EmbedApp({ id, start, ...edge }: EmbedAppProps) {
  const [{ client, player, reports }] = useState(() => createEmbed(id, edge))
  return (
    <ClientProvider value={client}>
      <PlayerFlowContext value={player}>
        <PlaybackReportFlowContext value={reports}>
          <Embed id={id} isSignedIn={edge.token !== null} start={start} />
        </PlaybackReportFlowContext>
      </PlayerFlowContext>
    </ClientProvider>
  )
}

function createEmbed(id: string, { token, onUnauthenticated, graphqlUrl, fetch }: Omit<EmbedAppProps, 'id' | 'start'>) {
  const client = new Client({
    url: graphqlUrl,
    fetch: limitedFetch(fetch),
    preferGetMethod: false,
    // One video is asked for once: nothing to keep for another screen.
    exchanges: [sessionExchange({ getToken: () => token, onUnauthenticated }), fetchExchange],
  })
  const services = {
    client: () => client,
    actorOptions: {},
    // Nobody should type a password into a frame of somebody else's page.
    askToLogin: () => void open(watchPath(id), '_blank', 'noopener'),
  }
  const starts: ViewStarts = new Map()
  return { client, player: playerFlow(services, starts), reports: playbackReportFlow(services, starts) }
}
