import type { oauthCallbackMachine } from '../../../../src/machines/identity/oauthCallback/oauthCallbackMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { loginForm, stored } from '../../session/session/fixtures.ts'

export const oauthCallbackFixtures: Fixtures<typeof oauthCallbackMachine> = {
  inputs: [
    { code: 'code.1', link: null, error: null, provider: null },
    { code: null, link: 'link-1', error: 'ACCOUNT_EXISTS', provider: null },
    { code: null, link: null, error: 'SIGN_IN_REFUSED', provider: 'google' },
    { code: null, link: null, error: null, provider: null },
  ],
  events: {
    'form.change': [{ type: 'form.change', patch: loginForm }],
    'account.join': [{ type: 'account.join' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { exchangeCode: [stored], joinAccount: [stored] },
  errors: {
    exchangeCode: [new AppError('SIGN_IN_EXPIRED')],
    joinAccount: [new AppError('BAD_CREDENTIALS'), new AppError('SIGN_IN_EXPIRED')],
  },
  laws: {
    deadEnds: {
      exchangeCode: 'The page offers the way back to the sign-in, which begins a new flow.',
      joinAccount: 'The page offers the way back to the sign-in, which begins a new flow.',
      'xstate.after.answerLimit.oauthCallback.exchanging': 'The page offers the way back to the sign-in, which begins a new flow.',
    },
    forgets: { joinAccount: 'The link cannot be used again, so the password is forgotten.' },
  },
}
