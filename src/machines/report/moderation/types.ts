import type { ReportKind } from '../../../shared/entities/report.ts'
import type { Failure } from '../../common/failure.ts'

/** A moderator's decision: hide a reported item, leave it as it is, or show it again. */
export type ReportDecision = {
  act: 'hide' | 'keep' | 'show'
  reportId: string
  subject: { kind: ReportKind; id: string; text: string }
}

/** What a moderator or the video's owner decides about a comment that waits for validation. `updatedAt`: of the text that was read. */
export type HeldCommentDecision = { act: 'publish' | 'refuse'; comment: { id: string; text: string; updatedAt: string | null } }

/** What the owner of a channel does about somebody who writes under their videos. */
export type CommenterBlock = { act: 'block'; person: { id: string; name: string; channelId: string }; deletesComments: boolean }

export type ModerationAct = ReportDecision | HeldCommentDecision | CommenterBlock

/** `act`: the last one asked about, kept so that the dialog's text does not change while it closes. */
export type ModerationContext = { act: ModerationAct | null }

export type ModerationEvent = { type: 'act.ask'; act: ModerationAct } | { type: 'question.confirm' } | { type: 'question.cancel' }

export type ModerationFact =
  | { type: 'act.done'; act: ModerationAct }
  /** another moderator was faster, or the item is gone: the list is stale */
  | { type: 'list.outdated'; failure: Failure }
  | { type: 'act.failed'; failure: Failure }

export type ModerationTag = 'asking' | 'busy'
