import type { Locator, Page } from 'playwright-core'
import type { Account } from '../../support/showcase/people.ts'
import type { Showcase } from '../../support/showcase/showcase.ts'

/** The gateway's responses to the screen's own requests, in place of the real ones. */
export type Answer = 'pending' | 'failing' | 'emptied' | 'expired' | 'unreachable'

/** One state of one screen: the user, the address, and the steps that lead to it. */
export type State = {
  /** unique; in plain words */
  name: string
  who: 'guest' | Account
  path: string | ((site: Showcase) => string)
  /** CSS pixels; 1280 when absent */
  width?: number
  answer?: Answer
  /** part of another site's page: without the surrounding navigation */
  isFrame?: true
  /** after the screen has appeared */
  steps?: (page: Page) => Promise<unknown>
  /** what is visible once the state is reached */
  shows: (page: Page) => Locator
  /** the name of its pictures in docs/screens; without it none are made */
  picture?: string
}

type Draft = Omit<State, 'who'> & Partial<Pick<State, 'who'>>

/** The states of one screen, with their common address and default user. */
export function statesOf(screen: string, shared: Pick<State, 'who' | 'isFrame'>, drafts: readonly Draft[]): State[] {
  return drafts.map((draft) => ({ ...shared, ...draft, name: `${screen}: ${draft.name}` }))
}
