import type { Locator, Page } from 'playwright-core'
import type { Account } from '../../support/showcase/people.ts'
import type { Showcase } from '../../support/showcase/showcase.ts'

/** What the gateway says to the screen's own requests, when it is not what it knows. */
export type Answer = 'pending' | 'failing' | 'emptied' | 'expired' | 'unreachable'

/** One state of one screen: who stands where, and what they did to come there. */
export type State = {
  /** unique; in plain words */
  name: string
  who: 'guest' | Account
  path: string | ((site: Showcase) => string)
  /** CSS pixels; 1280 when absent */
  width?: number
  answer?: Answer
  /** a part of another site's page: nothing of the site around it */
  isFrame?: true
  /** after the screen has appeared */
  steps?: (page: Page) => Promise<unknown>
  /** what is there once the state is reached */
  shows: (page: Page) => Locator
  /** the name of its pictures in docs/screens; without it none are made */
  picture?: string
}

type Draft = Omit<State, 'who'> & Partial<Pick<State, 'who'>>

/** The states of one screen, which share where they are and who mostly looks. */
export function statesOf(screen: string, shared: Pick<State, 'who' | 'isFrame'>, drafts: readonly Draft[]): State[] {
  return drafts.map((draft) => ({ ...shared, ...draft, name: `${screen}: ${draft.name}` }))
}
