import { Client, fetchExchange } from '@urql/core'
import { useState } from 'react'
import { Provider as ClientProvider } from 'urql'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { limitedFetch } from '../../graphql/limitedFetch.ts'
import { sessionExchange } from '../../graphql/sessionExchange.ts'
import { Embed, type EmbedFlows } from '../../screens/Embed/Embed.tsx'
import type { RequestedPart } from '../../shared/playbackStart.ts'
import { watchPath } from '../../shared/routes.ts'
import { playerStage } from '../flows/player/playerStage.ts'

export type EmbedAppProps = {
  id: string
  /** the part of the video that the address asks for */
  part: RequestedPart
  /** session token, null for a guest */
  token: string | null
  /** called when the token is no longer valid */
  onUnauthenticated: () => void
  graphqlUrl: string
  /** replaces `fetch`, for tests */
  fetch?: typeof globalThis.fetch
}

/** Renders the embedded player without the rest of the app: no cache, no router. */
export function EmbedApp({ id, part, ...edge }: EmbedAppProps) {
  const [{ client, flows }] = useState(() => createEmbed(id, edge))
  return (
    <ClientProvider value={client}>
      <ProvideFlows<EmbedFlows> flows={flows}>
        <Embed id={id} isSignedIn={edge.token !== null} part={part} />
      </ProvideFlows>
    </ClientProvider>
  )
}

function createEmbed(id: string, { token, onUnauthenticated, graphqlUrl, fetch }: Omit<EmbedAppProps, 'id' | 'part'>) {
  const client = new Client({
    url: graphqlUrl,
    fetch: limitedFetch(fetch),
    preferGetMethod: false,
    // The video is requested only once, so a cache would have no use.
    exchanges: [sessionExchange({ getToken: () => token, onUnauthenticated }), fetchExchange],
  })
  const services = {
    client: () => client,
    actorOptions: {},
    // Opens a tab: nobody should type a password into a frame inside another site's page.
    askToLogin: () => void open(watchPath(id), '_blank', 'noopener'),
  }
  return { client, flows: { playerStage: playerStage(services) } }
}
