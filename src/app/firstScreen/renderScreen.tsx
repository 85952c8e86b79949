import { prerender } from 'react-dom/static'
import { ssrExchange } from '@urql/core'
import { createActor } from 'xstate'
import { Router } from 'wouter'
import { createClient } from '../../graphql/client.ts'
import { createReachability } from '../../graphql/reachability.ts'
import { SiteNameContext } from '../../components/siteName.ts'
import { navigationMachine } from '../../machines/common/navigation/navigationMachine.ts'
import { firstSession } from '../../machines/session/session/firstSession.ts'
import { sessionMachine } from '../../machines/session/session/sessionMachine.ts'
import type { FirstScreen, Visitor } from '../../shared/firstScreen.ts'
import type { ScreensApp } from '../AppProviders.tsx'
import { createClientHolder } from '../clientHolder.ts'
import { createFlowServices } from '../flows/common/services.ts'
import { EmbedApp } from '../embed/EmbedApp.tsx'
import { followFlow } from '../flows/follow/followFlow.ts'
import { Site } from '../Site.tsx'

/** What a page is drawn for. */
export type Target =
  | { kind: 'screen'; path: string; /** without «?» */ search: string; visitor: Visitor; isWelcomed: boolean }
  /** The player alone, for other sites' pages: who reads them is not known. */
  | { kind: 'embed'; id: string }

export type ScreenRequest = {
  target: Target
  siteName: string
  /** answers GraphQL requests, as a guest's */
  fetch: typeof globalThis.fetch
  signal: AbortSignal
}

/** Never asked: `fetch` answers in its place. */
const gatewayUrl = 'http://gateway/graphql'

export type DrawnScreen = {
  /** for the head: its pictures */
  preloads: string
  /** for #root */
  markup: string
  first: FirstScreen
}

/**
 * Draws the first screen of a page, with the answers that it was drawn from. Nothing of it runs: actors stay as they begin, effects wait for
 * the browser.
 * @throws when it cannot be drawn, or the signal aborts
 */
export async function renderScreen({ target, siteName, fetch, signal }: ScreenRequest): Promise<DrawnScreen> {
  const answers = ssrExchange({ isClient: false })
  const visitor = target.kind === 'screen' ? target.visitor : 'guest'
  const first = { drawnAt: Date.now(), visitor, isWelcomed: target.kind === 'screen' && target.isWelcomed }
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <SiteNameContext value={siteName}>
      {target.kind === 'embed' ? (
        <EmbedApp
          id={target.id}
          part={{ start: null, end: null }}
          drawnAt={first.drawnAt}
          token={null}
          onUnauthenticated={() => undefined}
          graphqlUrl={gatewayUrl}
          fetch={fetch}
          answers={answers}
          suspense
        />
      ) : (
        <Router ssrPath={target.path} ssrSearch={target.search}>
          <Site app={createScreensApp({ path: target.path, visitor, fetch, answers })} first={first} />
        </Router>
      )}
    </SiteNameContext>,
    {
      signal,
      // Parts that have waited would otherwise stand behind the markup, with scripts that put them into their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const markup = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? ''
  return { preloads, markup: markup.slice(preloads.length), first: { ...first, answers: dataOf(answers) } }
}

/** @throws when a query has failed: the browser shows why, and may ask again */
function dataOf(answers: ReturnType<typeof ssrExchange>): FirstScreen['answers'] {
  const results = Object.entries(answers.extractData())
  const failed = results.find(([, { error }]) => error)
  if (failed) throw new Error('A query of the first screen has failed', { cause: failed[1].error })
  return Object.fromEntries(results.map(([key, { data = 'null' }]) => [key, JSON.parse(data)]))
}

type Parts = { path: string; visitor: Visitor; fetch: typeof globalThis.fetch; answers: ReturnType<typeof ssrExchange> }

/** The app as a browser has it, but at rest: without its page, its storage and its subscriptions. */
function createScreensApp({ path, visitor, fetch, answers }: Parts): ScreensApp {
  const reachability = createReachability()
  const session = createActor(sessionMachine, { snapshot: firstSession(visitor) })
  const client = createClient({
    url: gatewayUrl,
    fetch,
    reachability,
    collect: answers,
    suspense: true,
    getToken: () => null,
    onUnauthenticated: () => undefined,
    startResubscription: () => ({ interrupted: () => undefined, stop: () => undefined }),
  })
  const services = createFlowServices({
    client: () => client,
    clientWithToken: () => client,
    session,
    reachability,
    actorOptions: {},
    backgroundActors: {},
    texts: { keep: () => undefined, recall: () => '', clearAll: () => undefined },
  })
  return {
    clients: createClientHolder(() => client),
    session,
    navigation: createActor(navigationMachine, { input: { entry: '', path } }),
    arrival: { isReturn: () => false },
    services,
    edge: { url: '', reachability },
    follow: followFlow(services),
  }
}
