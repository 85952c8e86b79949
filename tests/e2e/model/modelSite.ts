import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'
import type { ProviderPerson } from '../../support/oidcProvider.ts'
import { type FaultySite, openFaultySite, type Person } from '../faultsSupport.ts'
import { openSignInProvider, type ProviderReturn } from './provider.ts'
import { type HeldConversions, holdConversions } from './heldConversions.ts'

/** A person with a browser profile of their own. */
export type Viewer = Person & { browser: BrowserContext }

export type Video = { id: string; title: string; path: string }

/** A real site that all paths of a model share, most often with other models: each has a viewer of its own while it runs, and a new video. */
export type ModelSite = {
  site: FaultySite
  /** owns the videos */
  creator: Person
  /** Runs a path with a viewer that no other path has meanwhile. */
  withViewer: (run: (viewer: Viewer) => Promise<void>) => Promise<void>
  addVideo: (title: string) => Promise<Video>
  /** A browser signs in at the provider and comes back. @param person null for somebody who gives up there */
  returnFromProvider: (person: ProviderPerson | null) => Promise<ProviderReturn>
  /** Opens one more session on the server. @returns its token */
  logIn: (person: Person) => Promise<string>
  conversions: HeldConversions
  /** Ends the viewer's session on the server, as another device does; the viewer's next path has a new one. */
  endSession: (viewer: Viewer) => Promise<void>
  close: () => Promise<void>
}

/** As many as the paths that run at a time: `maxConcurrency` in vite.config.ts. */
const viewerNames = ['lea_chemins', 'ines_chemins', 'tom_chemins']

/** @param settings of the server, beside what every such site has */
export async function openModelSite(settings: NodeJS.ProcessEnv = {}): Promise<ModelSite> {
  const provider = await openSignInProvider()
  const conversions = await holdConversions()
  // Guests see what is there to be played. As in people's browsers, nothing plays without a press.
  // The flows' own first requests are what the paths hold and answer.
  const env = { GUEST_PLAYBACK: 'on', SERVER_RENDERING: 'off', ...provider.env, ...conversions.env, ...settings }
  const site = await openFaultySite(env, ['--autoplay-policy=document-user-activation-required'])
  const creator = await site.register('noe_chemins')
  const free: Viewer[] = []
  for (const name of viewerNames) {
    const browser = await site.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      // The requests that a service worker answers cannot be held.
      serviceWorkers: 'block',
    })
    free.push({ ...(await site.register(name)), browser })
  }
  const ended = new Set<string>()

  async function logIn({ email, password }: Person): Promise<string> {
    const answer = await site.rest('POST', '/auth/login', { body: { email, password } })
    return z.object({ token: z.string() }).parse(answer.body).token
  }

  const renewed = async (viewer: Viewer): Promise<Viewer> =>
    ended.delete(viewer.token) ? { ...viewer, token: await logIn(viewer) } : viewer

  return {
    site,
    creator,
    withViewer: async (run) => {
      const viewer = free.pop()
      if (!viewer) throw new Error('More paths run at a time than there are viewers')
      try {
        await run(viewer)
      } finally {
        free.push(await renewed(viewer))
      }
    },
    addVideo: async (title) => {
      const answer = await site.rest('POST', '/contents', {
        token: creator.token,
        body: { title, description: '', statuts: 'public', channel_uuid: creator.channel },
      })
      const { uuid } = z.object({ uuid: z.string() }).parse(answer.body)
      return { id: uuid, title, path: `/watch/${uuid}` }
    },
    logIn,
    endSession: async (viewer) => {
      ended.add(viewer.token)
      await site.rest('POST', '/auth/logout', { token: viewer.token })
    },
    returnFromProvider: (person) => provider.signIn(person),
    conversions,
    close: async () => {
      await site.close()
      await provider.stop()
      await conversions.close()
    },
  }
}
