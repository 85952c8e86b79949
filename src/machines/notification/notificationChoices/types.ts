import type { DigestFrequency, NotificationChoice, NotificationChoices, NotificationKind } from '../../../shared/notificationChoices.ts'
import type { Failure } from '../../common/failure.ts'

export type NotificationChoicesContext = {
  /** as last returned by the server */
  stored: NotificationChoices
  form: NotificationChoices
  failure: Failure | null
}

export type NotificationChoicesEvent =
  | { type: 'kind.change'; kind: NotificationKind; patch: Partial<Omit<NotificationChoice, 'kind'>> }
  | { type: 'digest.change'; digest: DigestFrequency }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'failure.dismiss' }

export type NotificationChoicesFact = { type: 'choices.saved' }

export type NotificationChoicesTag = 'busy'
