import type { Failure } from '../failure.ts'

/** What failing to make it true, or false, is called in the catalogue. */
export type ToggleMessages = { on: string; off: string }

export type ToggleContext = {
  /** of what is switched: a content, a channel, a comment */
  subjectId: string
  messages: ToggleMessages
  /** what the person wants to be true, null when nothing is pending */
  wish: boolean | null
  /** what the mutation in flight says */
  sent: boolean | null
}

export type ToggleInput = { subjectId: string; messages: ToggleMessages }

/** Both flags are what the person saw when they pressed: the cache and the session own them. */
export type ToggleEvent = { type: 'toggle.press'; isOn: boolean; isSignedIn: boolean }

/** `wasSo`: it was true, or false, before it was said: there is nothing to take back. */
export type ToggleOutcome = { wasSo: boolean }

export type ToggleFact =
  | { type: 'login.required' }
  | { type: 'toggle.saved'; isOn: boolean; wasSo: boolean }
  | { type: 'toggle.failed'; failure: Failure }

export type ToggleTag = 'saving'
