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
      { type: 'dialog.open', purpose: 'addPasskey', method: { id: '', name: 'Firefox sur Windows' } },
      { type: 'dialog.open', purpose: 'removePasskey', method: { id: 'passkey-1', name: 'Mon téléphone' } },
      { type: 'dialog.open', purpose: 'unlinkIdentity', method: { id: 'identity-1', name: 'Google, ada@exemple.fr' } },
    ],
    'dialog.close': [{ type: 'dialog.close' }],
    'password.change': [{ type: 'password.change', password: 'Analytic@1843' }],
    'name.change': [
      { type: 'name.change', name: 'Mon téléphone' },
      { type: 'name.change', name: ' ' },
    ],
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
    beginPasskey: [{ challenge: 'c', rpId: 'videos.exemple.fr', rpName: 'Lucarne', userId: 'u', userName: 'ada', excluded: [] }],
    askDevice: [{ id: 'i', clientDataJSON: 'c', attestationObject: 'a' }],
    addPasskey: [twoCodes, []],
    removePasskey: [undefined],
    unlinkIdentity: [undefined],
    copyCodes: [undefined],
  },
  errors: {
    beginSetup: [wrongPassword, tooOld],
    turnOn: [wrongCode],
    renewCodes: [wrongPassword, tooOld],
    turnOff: [wrongPassword, tooOld],
    beginPasskey: [wrongPassword, tooOld],
    askDevice: [new Error('NotAllowedError')],
    addPasskey: [new AppError('PASSKEY_REFUSED')],
    removePasskey: [wrongPassword, tooOld],
    unlinkIdentity: [wrongPassword, tooOld],
    copyCodes: [new Error('NotAllowedError')],
  },
  laws: {
    typed: ['password', 'code', 'method'],
    destroys: {
      turnOff: ['password.confirm'],
      removePasskey: ['password.confirm'],
      unlinkIdentity: ['password.confirm'],
      renewCodes: ['password.confirm'],
    },
    forgets: {
      beginPasskey: 'A fresh sign-in is the proof then: the password is not needed.',
      removePasskey: 'A fresh sign-in is the proof then: the password is not needed.',
      unlinkIdentity: 'A fresh sign-in is the proof then: the password is not needed.',
      beginSetup: 'A fresh sign-in is the proof then: the password is not needed.',
      renewCodes: 'A fresh sign-in is the proof then: the password is not needed.',
      turnOff: 'A fresh sign-in is the proof then: the password is not needed.',
    },
  },
}
