import type { Browser, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { cookiesOfMember, live } from './live.ts'
import { type FaultyNetwork, openFaultyNetwork } from './faultyNetwork.ts'

/** What the browser stores of a session. */
type Stored = { token: string; userData: string }
export type Person = Stored & { uuid: string; username: string; email: string; password: string; channel: string }

export type FaultySite = {
  network: FaultyNetwork
  browser: Browser
  /** REST, without the faulty network */
  rest: (method: string, path: string, options?: { token?: string; body?: object }) => Promise<{ status: number; body: unknown }>
  /** A user with an account and a channel. */
  register: (username: string) => Promise<Person>
  /** Creates the site's administrator. */
  administrator: () => Promise<Stored>
  /** A user's page, signed in on an earlier visit; without one, a guest's. */
  open: (
    path: string,
    options?: { person?: Stored; init?: () => void; waitForIdle?: boolean },
  ) => Promise<{ context: BrowserContext; page: Page }>
  /** path of a folder that is removed with the site */
  folder: string
  /** A video to upload. @returns its path */
  clip: () => Promise<string>
  close: () => Promise<void>
}

const administratorEmail = 'gerante_fautes@exemple.fr'
const uuidOf = z.object({ uuid: z.string() })
const loginAnswer = z.object({ token: z.string(), owner: z.object({ uuid: z.string(), username: z.string(), email: z.string() }) })

/**
 * A real server with a real database, a browser, and between them a network that can be interrupted.
 * @param env of the server, beside what every such site has
 * @param browserArgs of the browser's command line, likewise
 */
export async function openFaultySite(env: NodeJS.ProcessEnv = {}, browserArgs: readonly string[] = []): Promise<FaultySite> {
  const folder = await siteFolder()
  const lucarne = await startLucarne(`${folder.path}/data`, { ADMIN_EMAIL: administratorEmail, ...env })
  const network = await openFaultyNetwork(lucarne.url)
  const browser = await launchBrowser(browserArgs)

  const rest: FaultySite['rest'] = async (method, path, { token, body } = {}) => {
    const answer = await fetch(`${lucarne.url}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }

  async function register(username: string): Promise<Person> {
    const email = `${username}@exemple.fr`
    const password = 'Lucarne2026!'
    await rest('POST', '/users', { body: { username, email, password, firstname: 'Noé', lastname: 'Vial' } })
    const { token, owner } = loginAnswer.parse((await rest('POST', '/auth/login', { body: { email, password } })).body)
    const role = uuidOf.parse((await rest('GET', '/roles/name/Creators')).body)
    await rest('PUT', `/users/${owner.uuid}`, { token, body: { role_id: role.uuid, current_password: password } })
    const channel = await rest('POST', '/channels', {
      token,
      body: { name: `Chaîne de ${username}`, description: '', creator_uuid: owner.uuid },
    })
    const user = {
      id: owner.uuid,
      username,
      firstname: 'Noé',
      lastname: 'Vial',
      email,
      avatarUrl: null,
      roleName: 'Creators',
      isCreator: true,
    }
    return { token, uuid: owner.uuid, username, email, password, channel: uuidOf.parse(channel.body).uuid, userData: JSON.stringify(user) }
  }

  async function administrator(): Promise<Stored> {
    const password = 'Lucarne2026!'
    const names = { username: 'gerante_fautes', firstname: 'Anne', lastname: 'Roy' }
    await rest('POST', '/users', { body: { ...names, email: administratorEmail, password } })
    const { token, owner } = loginAnswer.parse((await rest('POST', '/auth/login', { body: { email: administratorEmail, password } })).body)
    const user = { ...names, id: owner.uuid, email: administratorEmail, avatarUrl: null, roleName: 'Administrateur', isCreator: false }
    return { token, userData: JSON.stringify(user) }
  }

  return {
    network,
    browser,
    rest,
    register,
    administrator,
    open: async (path, { person, init } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR', serviceWorkers: 'block' })
      if (person) {
        await context.addCookies(cookiesOfMember(network.url))
        const { token, userData } = person
        await context.addInitScript(
          (stored) => {
            // Once per tab: what a page removes must not come back after a reload.
            if (sessionStorage.getItem('prepared') !== null) return
            sessionStorage.setItem('prepared', 'yes')
            localStorage.setItem('userToken', stored.token)
            localStorage.setItem('userData', stored.userData)
          },
          { token, userData },
        )
      }
      if (init) await context.addInitScript(init)
      const page = await context.newPage()
      await page.goto(`${network.url}${path}`)
      await live(page)
      return { context, page }
    },
    folder: folder.path,
    clip: () => makeStoryClip(folder.path),
    close: async () => {
      await browser.close()
      await network.close()
      await lucarne.stop()
      await folder.remove()
    },
  }
}
