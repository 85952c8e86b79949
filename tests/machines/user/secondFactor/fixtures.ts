import type { secondFactorMachine } from '../../../../src/machines/user/secondFactor/secondFactorMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

const wrongPassword = new AppError('INVALID_INPUT', { fields: { current_password: 'Le mot de passe actuel est incorrect' } })
const wrongCode = new AppError('INVALID_INPUT', { fields: { code: 'Ce code ne convient pas, ou a déjà servi' } })
const tooOld = new AppError('REAUTHENTICATION_REQUIRED')
export const twoCodes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567']

export const secondFactorFixtures: Fixtures<typeof secondFactorMachine> = {
  inputs: [undefined],
  events: {
    'dialog.open': [
      { type: 'dialog.open', purpose: 'turnOn' },
      { type: 'dialog.open', purpose: 'renewCodes' },
      { type: 'dialog.open', purpose: 'turnOff' },
    ],
    'dialog.close': [{ type: 'dialog.close' }],
    'password.change': [{ type: 'password.change', password: 'Analytic@1843' }],
    'password.confirm': [{ type: 'password.confirm' }],
    'code.change': [
      { type: 'code.change', code: '123456' },
      { type: 'code.change', code: '12345' },
    ],
    'code.confirm': [{ type: 'code.confirm' }],
    'codes.copy': [{ type: 'codes.copy' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: {
    beginSetup: [{ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', url: 'otpauth://totp/Lucarne:ada?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }],
    turnOn: [twoCodes],
    renewCodes: [twoCodes],
    turnOff: [undefined],
    copyCodes: [undefined],
  },
  errors: {
    beginSetup: [wrongPassword, tooOld],
    turnOn: [wrongCode],
    renewCodes: [wrongPassword, tooOld],
    turnOff: [wrongPassword, tooOld],
    copyCodes: [new Error('NotAllowedError')],
  },
  laws: {
    typed: ['password', 'code'],
    destroys: { turnOff: ['password.confirm'], renewCodes: ['password.confirm'] },
    forgets: {
      beginSetup: 'A fresh sign-in is the proof then: the password is not needed.',
      renewCodes: 'A fresh sign-in is the proof then: the password is not needed.',
      turnOff: 'A fresh sign-in is the proof then: the password is not needed.',
    },
  },
}
