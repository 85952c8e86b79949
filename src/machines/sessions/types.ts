import type { Failure } from '../failure.ts'

/** A session of the list, and the words in which the question names it. */
export type SessionTarget = { id: string; device: string }

export type SessionsContext = { target: SessionTarget | null }

export type SessionsEvent =
  | { type: 'session.close'; target: SessionTarget }
  | { type: 'others.close' }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }

export type SessionsFact =
  | { type: 'session.closed'; device: string }
  | { type: 'others.closed' }
  | { type: 'close.failed'; failure: Failure }

export type SessionsTag = 'askingOne' | 'askingOthers' | 'busy'
