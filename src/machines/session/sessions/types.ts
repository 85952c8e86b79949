import type { Failure } from '../../common/failure.ts'

/** A session of the list, and its name in the dialog. */
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
