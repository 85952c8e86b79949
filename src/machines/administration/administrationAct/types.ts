import type { Failure } from '../../common/failure.ts'

/**
 * What an administrator does to an account, a request for one, an invitation, a video, a channel, a job, the storage, a mail that was not
 * sent, or the site's logo.
 */
export type AdministrationAct = {
  act:
    | 'suspend'
    | 'reopen'
    | 'resetSecondFactor'
    | 'remove'
    | 'changeRole'
    | 'approve'
    | 'refuse'
    | 'withdraw'
    | 'repeat'
    | 'hideContent'
    | 'showContent'
    | 'removeContent'
    | 'verifyChannel'
    | 'unverifyChannel'
    | 'retryJob'
    | 'raiseJob'
    | 'lowerJob'
    | 'abandonJob'
    | 'checkStorage'
    | 'deleteOrphans'
    | 'sendMail'
    | 'removeLogo'
  subject: { id: string; name: string }
  /** of `changeRole`; null for the others */
  role: { id: string; name: string } | null
}

/** `act`: the last one asked about, kept so that the dialog's text does not change while it closes. */
export type AdministrationActContext = { act: AdministrationAct | null }

export type AdministrationActEvent =
  | { type: 'act.ask'; act: AdministrationAct }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }

export type AdministrationActFact =
  | { type: 'act.done'; act: AdministrationAct }
  /** another administrator was faster: the lists are stale */
  | { type: 'list.outdated'; failure: Failure }
  | { type: 'act.failed'; failure: Failure }

export type AdministrationActTag = 'asking' | 'busy'
