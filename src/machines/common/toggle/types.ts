import type { Failure } from '../failure.ts'

/** The failure's messages in the catalogue, for switching on and off. */
export type ToggleMessages = { on: string; off: string }

export type ToggleContext = {
  /** id of the content, channel or comment */
  subjectId: string
  messages: ToggleMessages
  /** the last value that the user asked for, null before the first press */
  pendingValue: boolean | null
  /** the value of the last mutation */
  sentValue: boolean | null
}

export type ToggleInput = { subjectId: string; messages: ToggleMessages }

/** Both flags are the values shown at the press. The cache and the session own them. */
export type ToggleEvent = { type: 'toggle.press'; isOn: boolean; isSignedIn: boolean }

/** `wasUnchanged`: the server already had this value, so there is nothing to undo. */
export type ToggleOutcome = { wasUnchanged: boolean }

export type ToggleFact =
  | { type: 'login.required' }
  | { type: 'toggle.saved'; isOn: boolean; wasUnchanged: boolean }
  | { type: 'toggle.failed'; failure: Failure }

export type ToggleTag = 'saving'
