import type { mailLinkMachine } from '../../../../src/machines/session/mailLink/mailLinkMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const mailLinkFixtures: Fixtures<typeof mailLinkMachine> = {
  inputs: [
    { purpose: 'confirmEmail', token: 'a-token' },
    { purpose: 'restoreEmail', token: 'a-token' },
    { purpose: 'unsubscribe', token: 'a-token' },
    { purpose: 'confirmEmail', token: null },
    { purpose: 'unsubscribe', token: null },
  ],
  events: { 'link.follow': [{ type: 'link.follow' }], 'failure.dismiss': [{ type: 'failure.dismiss' }] },
  done: { followLink: [undefined] },
  errors: { followLink: [new AppError('EMAIL_TAKEN'), new AppError('LINK_EXPIRED')] },
  laws: {
    deadEnds: { followLink: 'The page offers the way to another link, which begins a new flow.' },
    silentFailures: { followLink: 'An expired link has a page of its own, which says so.' },
  },
}
