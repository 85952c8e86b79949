import { Client, type Exchange, fetchExchange } from '@urql/core'
import { useEffect, useState } from 'react'
import { Provider as ClientProvider } from 'urql'
import { DrawnContext } from '../../components/drawnAt.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { limitedFetch } from '../../graphql/limitedFetch.ts'
import { sessionExchange } from '../../graphql/sessionExchange.ts'
import { Embed, type EmbedFlows } from '../../screens/Embed/Embed.tsx'
import type { RequestedPart } from '../../shared/playbackStart.ts'
import { watchPath } from '../../shared/routes.ts'
import { isLive, takeOver } from '../firstScreen/takeOver.ts'
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
  /** replaces `fetch`, on the server and for tests */
  fetch?: typeof globalThis.fetch
  /** milliseconds since 1970, when the server has drawn the page */
  drawnAt?: number | undefined
  /** reads or collects what the server has drawn the page from */
  answers?: Exchange | undefined
  /** True on the server: a component waits for its query. */
  suspense?: boolean
}

type Edge = Omit<EmbedAppProps, 'id' | 'part' | 'drawnAt'>

/** Renders the embedded player without the rest of the app: no cache, no router. */
export function EmbedApp({ id, part, drawnAt, ...edge }: EmbedAppProps) {
  const [{ client, flows }] = useState(() => createEmbed(id, edge))
  useEffect(takeOver, [])
  const [drawn] = useState(() => (drawnAt === undefined ? null : { at: new Date(drawnAt), isWelcomed: false, isOver: isLive }))
  return (
    <ClientProvider value={client}>
      <ProvideFlows<EmbedFlows> flows={flows}>
        <DrawnContext value={drawn}>
          <Embed id={id} isSignedIn={edge.token !== null} part={part} />
        </DrawnContext>
      </ProvideFlows>
    </ClientProvider>
  )
}

function createEmbed(id: string, { token, onUnauthenticated, graphqlUrl, fetch, answers, suspense = false }: Edge) {
  const client = new Client({
    url: graphqlUrl,
    fetch: limitedFetch(fetch),
    preferGetMethod: false,
    suspense,
    // The video is requested only once, so a cache would have no use.
    exchanges: [...(answers ? [answers] : []), sessionExchange({ getToken: () => token, onUnauthenticated }), fetchExchange],
  })
  const services = {
    client: () => client,
    actorOptions: {},
    // Opens a tab: nobody should type a password into a frame inside another site's page.
    askToLogin: () => void open(watchPath(id), '_blank', 'noopener'),
  }
  return {
    client,
    flows: {
      playerStage: playerStage(services),
      lockedVideo: async () => (await import('../flows/content/lockedVideoWithFlow.tsx')).lockedVideoWithFlow(services),
    },
  }
}
