import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import type { ErrorCode } from '../../../src/shared/errorCodes.ts'

/** Milliseconds until a request of the page must have been sent. */
const sendingLimit = 25_000

/** A request that waits for its answer. */
export type HeldRequest = {
  /** The server answers it. @param url instead of the one that the page has asked for, which it does not notice */
  pass: (url?: string) => Promise<void>
  /** It fails as on a broken network. */
  abort: () => Promise<void>
  /** It is answered with this JSON, and never reaches the server. */
  answer: (json: string, status?: number) => Promise<void>
}

/** What the invoked actors of a machine send, by invoke id. */
export type Sent = {
  /** GraphQL mutations */
  mutations: Readonly<Record<string, string>>
  /** GraphQL queries */
  queries?: Readonly<Record<string, string>>
  /** addresses of other requests, in which `*` stands for anything */
  addresses?: Readonly<Record<string, string>>
}

type Request = { url: string; postData?: string }

const isOperation =
  (kind: 'mutation' | 'query', name: string) =>
  ({ postData = '' }: Request): boolean =>
    new RegExp(`${kind} ${name}\\b`).test(postData)
const goesTo =
  (address: string) =>
  ({ url }: Request): boolean =>
    new RegExp(`^${address.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '.*')}$`).test(url)

/** The requests of a machine's invoked actors, each held until its step of the path. */
export type HeldRequests = {
  /** Waits for the next request of an actor, and hands it over. @throws Error when the page sends none */
  next: (actorId: string) => Promise<HeldRequest>
  /** The number of requests that the page has sent, and that no step has taken yet. */
  countWaiting: () => number
  /** Leaves those alone that the page has sent and given up since. */
  forget: () => void
  /** Holds no further request. */
  letThrough: () => void
  /** Ends those that nobody has answered, and all later ones: the browser would send them when its page closes. */
  end: () => Promise<void>
}

const isGivenUp = (error: unknown): boolean => error instanceof Error && error.message.includes('Invalid InterceptionId')

/**
 * Through the browser's own protocol: `page.route` would switch off its cache, and each path would compile the whole app again.
 * All other requests go to the server at once.
 */
export async function holdRequests(page: Page, { mutations, queries = {}, addresses = {} }: Sent): Promise<HeldRequests> {
  const matchers = [
    ...Object.entries(mutations).map(([actorId, name]) => [actorId, isOperation('mutation', name)] as const),
    ...Object.entries(queries).map(([actorId, name]) => [actorId, isOperation('query', name)] as const),
    ...Object.entries(addresses).map(([actorId, address]) => [actorId, goesTo(address)] as const),
  ]
  const held = matchers.map(([actorId, matches]) => ({ actorId, matches, requests: [] as HeldRequest[] }))
  let isHolding = true
  let hasEnded = false
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

  session.on('Fetch.requestPaused', ({ requestId, request: paused }) => {
    const respond = async (sent: Promise<unknown>): Promise<void> => {
      unanswered.delete(request)
      await unlessClosed(sent)
    }
    const request: HeldRequest = {
      pass: (url) => respond(session.send('Fetch.continueRequest', { requestId, ...(url !== undefined && { url }) })),
      abort: () => respond(session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })),
      answer: (json, status = 200) =>
        respond(
          session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: status,
            responseHeaders: [{ name: 'content-type', value: 'application/json' }],
            body: Buffer.from(json).toString('base64'),
          }),
        ),
    }
    if (hasEnded) return void request.abort()
    unanswered.add(request)
    const queue = held.find(({ matches }) => matches(paused))
    if (queue && isHolding) queue.requests.push(request)
    else void request.pass()
  })
  await session.send('Fetch.enable', { patterns: ['*/graphql', ...Object.values(addresses)].map((urlPattern) => ({ urlPattern })) })
  return {
    next: (actorId) => {
      const queue = held.find((candidate) => candidate.actorId === actorId)
      if (!queue) throw new Error(`Nothing says what «${actorId}» sends`)
      return vi.waitUntil(() => queue.requests.shift(), { timeout: sendingLimit, interval: 20 })
    },
    countWaiting: () => held.reduce((count, { requests }) => count + requests.length, 0),
    forget: () => {
      for (const { requests } of held) requests.length = 0
    },
    letThrough: () => {
      isHolding = false
    },
    end: async () => {
      hasEnded = true
      await Promise.all([...unanswered].map((request) => request.abort()))
    },
  }
}

/** What the gateway and the API say of a refusal. */
export const refusals = {
  API_UNAVAILABLE: 'Le service est momentanément indisponible',
  CONTENT_NOT_FOUND: 'Vidéo introuvable',
  FORBIDDEN: 'Vous n’avez pas le droit de faire cela',
  NOT_FOUND: 'Cette ressource n’existe pas',
  INTERNAL: 'Une erreur inattendue est survenue',
  PLAYLIST_FULL: 'Une playlist ne peut pas contenir plus de 5 000 vidéos',
  TOO_MANY_PLAYLISTS: 'Vous ne pouvez pas avoir plus de 200 playlists',
  QUOTA_EXCEEDED: 'Votre quota est atteint',
  STORAGE_FULL: 'L’espace de stockage est plein, l’envoi est impossible',
  UNSUPPORTED_VIDEO: 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV',
  TRUNCATED_VIDEO: 'Le fichier est incomplet : l’envoi ou l’export a été coupé',
  UNSUPPORTED_IMAGE: 'Format d’image non supporté. Utilisez JPG, PNG ou WEBP',
  VIEW_TOO_EARLY: 'La vidéo n’a pas encore été regardée assez longtemps',
} as const satisfies Partial<Record<ErrorCode, string>>
type Refusal = keyof typeof refusals
export const isRefusal = (code: string): code is Refusal => code in refusals

/** The gateway's answer to a request that the API did not execute. */
export async function refuse(request: HeldRequest, code: Refusal): Promise<void> {
  await request.answer(JSON.stringify({ errors: [{ message: refusals[code], extensions: { code, requestId: 'model' } }], data: null }))
}
