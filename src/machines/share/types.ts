import type { Failure } from '../failure.ts'

/** What is handed on: the address of a page, absolute, or the code that embeds it, and what it is called. */
export type Shareable = { title: string; url: string }

/** How it went: the person chose somebody, the address is in the clipboard, or they closed the browser's sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled'

export type ShareContext = { shareable: Shareable }

export type ShareEvent = { type: 'share.start'; shareable: Shareable } | { type: 'share.close' }

export type ShareFact = { type: 'address.copied' } | { type: 'share.failed'; failure: Failure }

/** `byHand`: what is shared stands there to be copied by the person. */
export type ShareTag = 'busy' | 'byHand'
