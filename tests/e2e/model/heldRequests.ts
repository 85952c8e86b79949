import type { Page, Route } from 'playwright-core'
import { vi } from 'vitest'

/** Milliseconds until a request of the page must have been sent. */
const sendingLimit = 10_000

/** The requests of a machine's invoked actors, each held until its step of the path. */
export type HeldRequests = {
  /** Waits for the next request of an actor, and hands it over. @throws Error when the page sends none */
  next: (actorId: string) => Promise<Route>
  /** Holds no further request. */
  letThrough: () => void
}

/** @param mutations the GraphQL mutation that each invoked actor sends, by invoke id; all other requests go to the server at once */
export async function holdRequests(page: Page, mutations: Readonly<Record<string, string>>): Promise<HeldRequests> {
  const held = Object.entries(mutations).map(([actorId, name]) => ({
    actorId,
    mutation: new RegExp(`mutation ${name}\\b`),
    routes: [] as Route[],
  }))
  let isHolding = true
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? ''
    const queue = held.find(({ mutation }) => mutation.test(asked))
    if (queue && isHolding) queue.routes.push(route)
    else await route.continue()
  })
  return {
    next: (actorId) => {
      const queue = held.find((candidate) => candidate.actorId === actorId)
      if (!queue) throw new Error(`Nothing says which mutation «${actorId}» sends`)
      return vi.waitUntil(() => queue.routes.shift(), { timeout: sendingLimit, interval: 20 })
    },
    letThrough: () => {
      isHolding = false
    },
  }
}

/** What the gateway says of a refusal. */
export const refusals = { API_UNAVAILABLE: 'Le service est momentanément indisponible' } as const
type Refusal = keyof typeof refusals
export const isRefusal = (code: string): code is Refusal => code in refusals

/** The gateway's answer to a request that the API did not execute. */
export async function refuse(route: Route, code: Refusal): Promise<void> {
  const body = JSON.stringify({ errors: [{ message: refusals[code], extensions: { code, requestId: 'model' } }], data: null })
  await route.fulfill({ contentType: 'application/json', status: 200, body })
}
