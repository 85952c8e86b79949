import type { BrowserContext, Locator, Page } from 'playwright-core'
import { z } from 'zod'
import { type FaultySite, openFaultySite, type Person } from './faultsSupport.ts'

/** A faulty site with its users, and what a test file does on it. */
export type FaultyVisits = {
  site: FaultySite
  noe: Person
  lea: Person
  /** For the sign-ins that are too many for one account within five minutes. */
  ines: Person
  /** A video of noe's that waits for its file. */
  watchPath: string
  open: (path: string, options?: Parameters<FaultySite['open']>[1]) => Promise<Page>
  /** Another session of the same user, so that one test cannot end the session of another test. */
  signIn: (person: Person) => Promise<Person>
  closeAfterwards: (context: BrowserContext) => void
  /** Repairs the network and closes what the test opened. */
  putRight: () => Promise<void>
  close: () => Promise<void>
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Ajouter un commentaire' })
export const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Commenter' }).click()

/** @param env of the server */
export async function openFaultyVisits(env: NodeJS.ProcessEnv = {}): Promise<FaultyVisits> {
  const site = await openFaultySite(env)
  const noe = await site.register('noe_fautes')
  const lea = await site.register('lea_fautes')
  const ines = await site.register('ines_fautes')
  const content = await site.rest('POST', '/contents', {
    token: noe.token,
    body: { title: 'La mer par gros temps', description: '', statuts: 'public', channel_uuid: noe.channel },
  })
  const contexts: BrowserContext[] = []
  return {
    site,
    noe,
    lea,
    ines,
    watchPath: `/watch/${z.object({ uuid: z.string() }).parse(content.body).uuid}`,
    open: async (path, options = {}) => {
      const { context, page } = await site.open(path, options)
      contexts.push(context)
      page.setDefaultTimeout(20_000)
      return page
    },
    signIn: async (person) => {
      const answer = await site.rest('POST', '/auth/login', { body: { email: person.email, password: person.password } })
      return { ...person, token: z.object({ token: z.string() }).parse(answer.body).token }
    },
    closeAfterwards: (context) => void contexts.push(context),
    putRight: async () => {
      site.network.mend()
      for (const context of contexts.splice(0)) await context.close()
    },
    close: () => site.close(),
  }
}
