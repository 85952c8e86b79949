import type { Failure } from '../../common/failure.ts'

/** What is shared: the absolute address of a page, or its embed code, and a title. */
export type Shareable = { title: string; url: string }

/** The result: the user chose a target, the address was copied, or the user closed the share sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled'

export type ShareContext = { shareable: Shareable }

export type ShareEvent = { type: 'share.start'; shareable: Shareable } | { type: 'share.close' }

export type ShareFact = { type: 'address.copied' } | { type: 'share.failed'; failure: Failure }

/** `byHand`: the text is shown for the user to copy. */
export type ShareTag = 'busy' | 'byHand'
