import type { passkeySignInMachine } from '../../../../src/machines/session/passkeySignIn/passkeySignInMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { stored } from '../session/fixtures.ts'

export const passkeySignInFixtures: Fixtures<typeof passkeySignInMachine> = {
  inputs: [undefined],
  events: { 'passkey.use': [{ type: 'passkey.use' }], 'failure.dismiss': [{ type: 'failure.dismiss' }] },
  done: {
    beginSignIn: [{ challenge: 'c', rpId: 'videos.exemple.fr' }],
    askDevice: [{ id: 'i', clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' }],
    openSession: [stored],
  },
  errors: {
    beginSignIn: [new AppError('API_UNAVAILABLE')],
    askDevice: [new Error('NotAllowedError')],
    openSession: [new AppError('PASSKEY_REFUSED')],
  },
}
