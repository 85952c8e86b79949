import type { notificationChoicesMachine } from '../../../../src/machines/notification/notificationChoices/notificationChoicesMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { NotificationChoices } from '../../../../src/shared/notificationChoices.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const storedChoices: NotificationChoices = {
  kinds: [
    { kind: 'newContent', onSite: true, byMail: true },
    { kind: 'comment', onSite: true, byMail: false },
  ],
  digest: 'weekly',
}

export const notificationChoicesFixtures: Fixtures<typeof notificationChoicesMachine> = {
  inputs: [storedChoices],
  events: {
    'kind.change': [
      { type: 'kind.change', kind: 'newContent', patch: { byMail: false } },
      { type: 'kind.change', kind: 'comment', patch: { onSite: false } },
    ],
    'digest.change': [
      { type: 'digest.change', digest: 'daily' },
      { type: 'digest.change', digest: 'never' },
    ],
    'form.save': [{ type: 'form.save' }],
    'form.reset': [{ type: 'form.reset' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { saveChoices: [{ ...storedChoices, digest: 'daily' }] },
  errors: { saveChoices: [new AppError('STORAGE_FULL')] },
  laws: { keepsEach: { saveChoices: 'all kinds are sent, and each event changes one of them' } },
}
