import type { Visibility } from '../../../shared/validation/content.ts'

export type DashboardSort = 'uploadDate' | 'views' | 'likes' | 'status'

/** Which of the creator's videos are listed, and in which order; `visibility` null for both, `q` empty for all. */
export type DashboardView = { q: string; visibility: Visibility | null; sort: DashboardSort }

/** `view.q` is the search field's text. */
export type DashboardContext = { view: DashboardView }

export type DashboardInput = { view: DashboardView }

export type DashboardEvent =
  | { type: 'search.type'; text: string }
  | { type: 'search.submit' }
  | { type: 'filter.choose'; visibility: Visibility | null }
  | { type: 'sort.choose'; sort: DashboardSort }
  | { type: 'choice.clear' }
  /** the address has changed: back, forward, a link */
  | { type: 'view.adopt'; view: DashboardView }

export type DashboardFact = { type: 'view.settled'; view: DashboardView }
