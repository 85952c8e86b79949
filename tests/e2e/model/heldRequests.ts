import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** Milliseconds until a request of the page must have been sent. */
const sendingLimit = 10_000

/** A request to the gateway that waits for its answer. */
export type HeldRequest = {
  /** The server answers it. */
  pass: () => Promise<void>
  /** It fails as on a broken network. */
  abort: () => Promise<void>
  /** It is answered with this JSON, and never reaches the server. */
  answer: (json: string) => Promise<void>
}

/** The requests of a machine's invoked actors, each held until its step of the path. */
export type HeldRequests = {
  /** Waits for the next request of an actor, and hands it over. @throws Error when the page sends none */
  next: (actorId: string) => Promise<HeldRequest>
  /** Holds no further request. */
  letThrough: () => void
  /** Ends those that nobody has answered: the browser would send them when its page closes. */
  end: () => Promise<void>
}

const isGivenUp = (error: unknown): boolean => error instanceof Error && error.message.includes('Invalid InterceptionId')

/**
 * Through the browser's own protocol: `page.route` would switch off its cache, and each path would compile the whole app again.
 * @param mutations the GraphQL mutation that each invoked actor sends, by invoke id; all other requests go to the server at once
 */
export async function holdRequests(page: Page, mutations: Readonly<Record<string, string>>): Promise<HeldRequests> {
  const held = Object.entries(mutations).map(([actorId, name]) => ({
    actorId,
    mutation: new RegExp(`mutation ${name}\\b`),
    requests: [] as HeldRequest[],
  }))
  let isHolding = true
  const unanswered = new Set<HeldRequest>()
  const session = await page.context().newCDPSession(page)
  /** A page that has been closed, or has given the request up, needs no answer. */
  const unlessClosed = async (sent: Promise<unknown>): Promise<void> => {
    try {
      await sent
    } catch (error) {
      if (!page.isClosed() && !isGivenUp(error)) throw error
    }
  }

  session.on('Fetch.requestPaused', ({ requestId, request: { postData = '' } }) => {
    const respond = async (sent: Promise<unknown>): Promise<void> => {
      unanswered.delete(request)
      await unlessClosed(sent)
    }
    const request: HeldRequest = {
      pass: () => respond(session.send('Fetch.continueRequest', { requestId })),
      abort: () => respond(session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })),
      answer: (json) =>
        respond(
          session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'application/json' }],
            body: Buffer.from(json).toString('base64'),
          }),
        ),
    }
    unanswered.add(request)
    const queue = held.find(({ mutation }) => mutation.test(postData))
    if (queue && isHolding) queue.requests.push(request)
    else void request.pass()
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql' }] })
  return {
    next: (actorId) => {
      const queue = held.find((candidate) => candidate.actorId === actorId)
      if (!queue) throw new Error(`Nothing says which mutation «${actorId}» sends`)
      return vi.waitUntil(() => queue.requests.shift(), { timeout: sendingLimit, interval: 20 })
    },
    letThrough: () => {
      isHolding = false
    },
    end: async () => {
      await Promise.all([...unanswered].map((request) => request.abort()))
    },
  }
}

/** What the gateway says of a refusal. */
export const refusals = {
  API_UNAVAILABLE: 'Le service est momentanément indisponible',
  CONTENT_NOT_FOUND: 'Vidéo introuvable',
  INTERNAL: 'Une erreur inattendue est survenue',
  VIEW_TOO_EARLY: 'La vidéo n’a pas encore été regardée assez longtemps',
} as const
type Refusal = keyof typeof refusals
export const isRefusal = (code: string): code is Refusal => code in refusals

/** The gateway's answer to a request that the API did not execute. */
export async function refuse(request: HeldRequest, code: Refusal): Promise<void> {
  await request.answer(JSON.stringify({ errors: [{ message: refusals[code], extensions: { code, requestId: 'model' } }], data: null }))
}
