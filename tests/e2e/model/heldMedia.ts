import type { CDPSession, Page } from 'playwright-core'

/** What becomes of a request for a playlist, a segment or captions. */
type Fate = 'passes' | 'waits' | 'is missing' | 'is cut'
export type MediaRule = (address: string) => Fate

/** Everything arrives, nothing does, the server has no such file, or there is no network. */
export const arrives: MediaRule = () => 'passes'
export const waits: MediaRule = () => 'waits'
export const isMissing: MediaRule = () => 'is missing'
export const isCut: MediaRule = () => 'is cut'
/** Seconds of a segment. */
const segment = 4

/** What is shown before this second arrives. By default, the rest does not yet. */
export const arrivesUntil =
  (second: number, rest: MediaRule = waits): MediaRule =>
  (address) =>
    Number(/seg(\d+)\.m4s/.exec(address)?.[1] ?? 0) * segment < second ? 'passes' : rest(address)

/** Everything but the captions. */
export const arrivesWithoutCaptions: MediaRule = (address) => (address.includes('/captions/') ? 'is missing' : 'passes')

/** The page's requests for playlists, segments and captions. */
export type HeldMedia = {
  /** Applies to the requests that wait, and to all later ones. */
  follow: (rule: MediaRule) => Promise<void>
}

type Waiting = { requestId: string; address: string }

async function settle(session: CDPSession, { requestId }: Waiting, fate: Exclude<Fate, 'waits'>): Promise<void> {
  if (fate === 'passes') await session.send('Fetch.continueRequest', { requestId })
  else if (fate === 'is cut') await session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
  else await session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 })
}

/** Before the page loads anything. Through the browser's own protocol, like `holdRequests`. */
export async function holdMedia(page: Page, first: MediaRule): Promise<HeldMedia> {
  const session = await page.context().newCDPSession(page)
  let rule = first
  let waiting: Waiting[] = []

  const decide = async (request: Waiting): Promise<void> => {
    const fate = rule(request.address)
    if (fate === 'waits') return void waiting.push(request)
    try {
      await settle(session, request, fate)
    } catch (error) {
      const isGivenUp = error instanceof Error && error.message.includes('Invalid InterceptionId')
      if (!page.isClosed() && !isGivenUp) throw error
    }
  }
  session.on('Fetch.requestPaused', ({ requestId, request }) => void decide({ requestId, address: request.url }))
  await session.send('Fetch.enable', {
    patterns: ['*/media/*.m3u8', '*/media/*.m4s', '*/media/*.mp4', '*/api/captions/*'].map((urlPattern) => ({ urlPattern })),
  })
  return {
    follow: async (next) => {
      rule = next
      const asked = waiting
      waiting = []
      await Promise.all(asked.map(decide))
    },
  }
}
