import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { z } from 'zod'
import { type Account, accounts, password } from '../../support/showcase/people.ts'
import type { Showcase } from '../../support/showcase/showcase.ts'
import { cookiesOfMember, drawnByBrowser, live } from '../live.ts'
import type { Answer, State } from './types.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>
type Session = { token: string; user: object }

export type Site = { url: string; showcase: Showcase; sessions: Readonly<Record<Account, Session>> }

const loginSchema = z.object({
  token: z.string(),
  owner: z.object({
    uuid: z.string(),
    username: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    role: z.object({ name: z.string() }),
  }),
})

async function signIn(url: string, email: string): Promise<Session> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token, owner } = loginSchema.parse(await response.json())
  const { uuid: id, username, firstname, lastname, avatar: avatarUrl, role } = owner
  return { token, user: { id, username, firstname, lastname, email, avatarUrl, roleName: role.name, isCreator: role.name === 'Creators' } }
}

/** Signs all users in once, so that each state begins signed in. */
export async function openSite(url: string, showcase: Showcase): Promise<Site> {
  const { newcomer, viewer, creator, debutant, moderator, administrator } = accounts
  return {
    url,
    showcase,
    sessions: {
      newcomer: await signIn(url, newcomer),
      viewer: await signIn(url, viewer),
      creator: await signIn(url, creator),
      debutant: await signIn(url, debutant),
      administrator: await signIn(url, administrator),
      moderator: await signIn(url, moderator),
    },
  }
}

function storageOf({ url, sessions }: Site, who: State['who']): StorageState {
  if (who === 'guest') return { cookies: [], origins: [] }
  const { token, user } = sessions[who]
  const localStorage = [
    { name: 'userToken', value: token },
    { name: 'userData', value: JSON.stringify(user) },
  ]
  return { cookies: cookiesOfMember(url), origins: [{ origin: url, localStorage }] }
}

function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutItems(part)]))
}

const refusal = (code: string, message: string): string =>
  JSON.stringify({ errors: [{ message, extensions: { code, requestId: 'visit' } }], data: null })

/** Answers a request of the gateway. */
export async function reply(route: Route, answer: Answer): Promise<void> {
  const json = { contentType: 'application/json', status: 200 }
  if (answer === 'unreachable') return route.abort()
  const asked = route.request().postData() ?? ''
  // The viewer query is answered normally, unless it is the one to be refused.
  if (asked.includes('"CurrentViewer"') && answer !== 'expired') return route.continue()
  switch (answer) {
    case 'pending':
      // Never answered.
      return undefined
    case 'failing':
      return route.fulfill({ ...json, body: refusal('INTERNAL', 'Une erreur interne est survenue') })
    case 'expired':
      if (route.request().headers()['authorization'] === undefined) return route.continue()
      return route.fulfill({ ...json, body: refusal('SESSION_EXPIRED', 'Votre session a expiré') })
    case 'emptied': {
      const response = await route.fetch()
      return route.fulfill({ ...json, body: JSON.stringify(withoutItems(await response.json())) })
    }
  }
}

/** The layout shift that a user has seen since the page was opened, and its sources; see https://web.dev/articles/cls. */
declare global {
  var layoutShifts: { value: number; what: string[] }[]
}

function watchShifts(): void {
  globalThis.layoutShifts = []
  // Shifts caused by the user's own action are allowed.
  let isUntouched = true
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => (isUntouched = false), { capture: true })
  new PerformanceObserver((list) => {
    if (!isUntouched) return
    for (const entry of list.getEntries()) {
      // The DOM library of TypeScript does not declare this entry.
      if (!('value' in entry) || typeof entry.value !== 'number') continue
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
        return `${node instanceof Element ? node.outerHTML.slice(0, 90) : 'gone'}: ${place(previousRect)} → ${place(currentRect)}`
      })
      globalThis.layoutShifts.push({ value: entry.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * A new browser profile with an empty cache that goes to the state; `prepare` runs before its first request, `look` works with it, then it
 * is discarded.
 */
export async function visit<Result>(
  browser: Browser,
  site: Site,
  state: State,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<Result>,
  prepare?: (page: Page) => Promise<void>,
): Promise<Result> {
  const width = options.viewport?.width ?? state.width ?? 1280
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 800 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    colorScheme: 'light',
    hasTouch: width < 768,
    // The routes below do not see requests that a service worker answers.
    serviceWorkers: 'block',
    storageState: storageOf(site, state.who),
    ...options,
  })
  try {
    const { answer } = state
    if (answer) {
      await context.route('**/graphql', (route) => reply(route, answer))
      await drawnByBrowser(context)
    }
    const page = await context.newPage()
    await page.addInitScript(watchShifts)
    await prepare?.(page)
    const path = typeof state.path === 'string' ? state.path : state.path(site.showcase)
    await page.goto(`${site.url}${path}`)
    await live(page)
    await state.steps?.(page)
    await state.shows(page).waitFor()
    return await look(page)
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}
