import type { ReportKind } from '../../shared/entities/report.ts'
import type { Failure } from '../failure.ts'

/** Something that a moderator is about to do: hide a reported thing, leave it as it is, or show it again. */
export type ModerationAct = {
  act: 'hide' | 'keep' | 'show'
  reportId: string
  subject: { kind: ReportKind; id: string; text: string }
}

/** `act`: the last one asked about, so that the words of its question stay while the dialog closes. */
export type ModerationContext = { act: ModerationAct | null }

export type ModerationEvent = { type: 'act.ask'; act: ModerationAct } | { type: 'question.confirm' } | { type: 'question.cancel' }

export type ModerationFact =
  | { type: 'act.done'; act: ModerationAct }
  /** another moderator was faster, or the thing is gone: what is listed is no longer true */
  | { type: 'list.outdated'; failure: Failure }
  | { type: 'act.failed'; failure: Failure }

export type ModerationTag = 'asking' | 'busy'
