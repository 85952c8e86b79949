import { describe, expect, it } from 'vitest'
import { secondFactorMachine } from '../../../../src/machines/user/secondFactor/secondFactorMachine.ts'
import * as select from '../../../../src/machines/user/secondFactor/selectors.ts'
import type { SecondFactorPurpose } from '../../../../src/machines/user/secondFactor/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'

type Flow = Scripted<typeof secondFactorMachine>

const setup = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', url: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']
const method = { id: 'method-1', name: 'Firefox sur Windows' }
const creation = { challenge: 'défi', rpId: 'videos.exemple.fr', rpName: 'Lucarne', userId: 'u', userName: 'ada', excluded: ['x'] }
const registration = { id: 'i', clientDataJSON: 'c', attestationObject: 'a' }
const calls = {
  turnOn: 'beginSetup',
  renewCodes: 'renewCodes',
  turnOff: 'turnOff',
  addPasskey: 'beginPasskey',
  removePasskey: 'removePasskey',
  unlinkIdentity: 'unlinkIdentity',
} as const
const purposes = ['turnOn', 'renewCodes', 'turnOff', 'addPasskey', 'removePasskey', 'unlinkIdentity'] as const
const inputOf = (purpose: SecondFactorPurpose) =>
  purpose === 'removePasskey' || purpose === 'unlinkIdentity'
    ? { id: 'method-1', password: 'Analytic@1843' }
    : { password: 'Analytic@1843' }

function confirmed(purpose: SecondFactorPurpose): Flow {
  const flow = startScripted(secondFactorMachine)
  flow.actor.send({ type: 'dialog.open', purpose, method })
  flow.actor.send({ type: 'password.change', password: 'Analytic@1843' })
  flow.actor.send({ type: 'password.confirm' })
  return flow
}
async function withDevice(): Promise<Flow> {
  const flow = confirmed('addPasskey')
  await flow.script.answer('beginPasskey', { output: creation })
  return flow
}
async function adding(): Promise<Flow> {
  const flow = await withDevice()
  await flow.script.answer('askDevice', { output: registration })
  return flow
}
async function scanning(): Promise<Flow> {
  const flow = confirmed('turnOn')
  await flow.script.answer('beginSetup', { output: setup })
  return flow
}
async function turningOn(code = '123456'): Promise<Flow> {
  const flow = await scanning()
  flow.actor.send({ type: 'code.change', code })
  flow.actor.send({ type: 'code.confirm' })
  return flow
}
async function withCodes(): Promise<Flow> {
  const flow = confirmed('renewCodes')
  await flow.script.answer('renewCodes', { output: codes })
  return flow
}
function shown({ actor }: Flow) {
  const snapshot = actor.getSnapshot()
  return {
    isOpen: select.selectIsOpen(snapshot),
    isBusy: select.selectIsBusy(snapshot),
    isScanning: select.selectIsScanning(snapshot),
    hasCodes: select.selectHasCodes(snapshot),
    isWithDevice: select.selectIsWithDevice(snapshot),
    needsSignIn: select.selectNeedsSignIn(snapshot),
  }
}
const closed = { isOpen: false, isBusy: false, isScanning: false, hasCodes: false, isWithDevice: false, needsSignIn: false }
const asking = { ...closed, isOpen: true }
const snapshot = ({ actor }: Flow) => actor.getSnapshot()
const secrets = ({ actor }: Flow) => {
  const { password, setup: key, code, recoveryCodes } = actor.getSnapshot().context
  return [password, key, code, recoveryCodes]
}
const nothing = ['', null, '', []]

describe('the password', () => {
  it.for(purposes)('is asked before %s, and sent once', (purpose) => {
    const flow = startScripted(secondFactorMachine)
    flow.actor.send({ type: 'password.confirm' })
    expect([shown(flow), flow.script.asked]).toEqual([closed, []])
    flow.actor.send({ type: 'dialog.open', purpose, method })
    expect([shown(flow), select.selectPurpose(snapshot(flow)), flow.script.asked]).toEqual([asking, purpose, []])
    flow.actor.send({ type: 'password.change', password: 'Analytic@1843' })
    flow.actor.send({ type: 'password.confirm' })
    flow.actor.send({ type: 'password.confirm' })
    expect(shown(flow)).toEqual({ ...asking, isBusy: true })
    expect(flow.script.asked).toEqual([{ id: calls[purpose], input: inputOf(purpose) }])
  })

  it.for(purposes)('that is wrong is told at its field before %s, and can be corrected', async (purpose) => {
    const flow = confirmed(purpose)
    const fields = { current_password: 'Le mot de passe actuel est incorrect' }
    await flow.script.answer(calls[purpose], { error: new AppError('INVALID_INPUT', { fields }) })
    expect([shown(flow), select.selectErrors(snapshot(flow)), flow.facts]).toEqual([asking, fields, []])
    expect(select.selectPassword(snapshot(flow))).toBe('Analytic@1843')
    flow.actor.send({ type: 'password.change', password: 'autre' })
    expect([select.selectErrors(snapshot(flow)), select.selectFailure(snapshot(flow))]).toEqual([{}, null])
  })

  it.for(purposes)('is replaced by a fresh sign-in before %s, where the account has none', async (purpose) => {
    const flow = confirmed(purpose)
    await flow.script.answer(calls[purpose], { error: new AppError('REAUTHENTICATION_REQUIRED') })
    expect([shown(flow), secrets(flow)]).toEqual([{ ...asking, needsSignIn: true }, nothing])
    flow.actor.send({ type: 'dialog.close' })
    expect(shown(flow)).toEqual(closed)
  })

  it.for(purposes)('is sent again before %s without the former failure', async (purpose) => {
    const flow = confirmed(purpose)
    await flow.script.answer(calls[purpose], { error: new AppError('API_UNAVAILABLE') })
    expect(select.selectFailure(snapshot(flow))?.code).toBe('API_UNAVAILABLE')
    flow.actor.send({ type: 'password.confirm' })
    expect([shown(flow), select.selectFailure(snapshot(flow))]).toEqual([{ ...asking, isBusy: true }, null])
  })

  it.for(purposes)('gets a failure after thirty seconds without an answer to %s', (purpose) => {
    const flow = confirmed(purpose)
    flow.script.clock.increment(29_999)
    expect(shown(flow).isBusy).toBe(true)
    flow.script.clock.increment(1)
    expect([shown(flow), select.selectFailure(snapshot(flow))?.code]).toEqual([asking, 'TIMEOUT'])
    flow.actor.send({ type: 'failure.dismiss' })
    expect(select.selectFailure(snapshot(flow))).toBeNull()
  })

  it('is forgotten when the dialog closes, and nothing is sent', () => {
    const flow = startScripted(secondFactorMachine)
    flow.actor.send({ type: 'dialog.open', purpose: 'turnOff' })
    flow.actor.send({ type: 'password.change', password: 'Analytic@1843' })
    flow.actor.send({ type: 'dialog.close' })
    expect([shown(flow), secrets(flow), flow.script.asked]).toEqual([closed, nothing, []])
  })
})

describe('turning on', () => {
  it('shows the key, and forgets the password', async () => {
    const flow = await scanning()
    expect([shown(flow), secrets(flow), flow.facts]).toEqual([{ ...asking, isScanning: true }, ['', setup, '', []], []])
  })

  it.for([
    ['', 'Donnez un code'],
    ['12345', 'Ce code a six chiffres'],
    ['abcd-efgh-ijkl-mnop', 'Ce code a six chiffres'],
  ] as const)('sends no %j', async ([code, message]) => {
    const flow = await turningOn(code)
    expect([shown(flow), select.selectErrors(snapshot(flow))]).toEqual([{ ...asking, isScanning: true }, { code: message }])
    expect(flow.script.asked.map(({ id }) => id)).toEqual(['beginSetup'])
  })

  it('sends the code, says that it is on, and shows the recovery codes alone', async () => {
    const flow = await turningOn('123 456')
    expect(shown(flow)).toEqual({ ...asking, isScanning: true, isBusy: true })
    expect(flow.script.asked.at(-1)).toEqual({ id: 'turnOn', input: { code: '123 456' } })
    await flow.script.answer('turnOn', { output: codes })
    expect([shown(flow), secrets(flow), flow.facts]).toEqual([
      { ...asking, hasCodes: true },
      ['', null, '', codes],
      [{ type: 'secondFactor.turnedOn' }],
    ])
  })

  it('keeps the key after a wrong code, and after no answer', async () => {
    const flow = await turningOn()
    const fields = { code: 'Ce code ne convient pas, ou a déjà servi' }
    await flow.script.answer('turnOn', { error: new AppError('INVALID_INPUT', { fields }) })
    expect([
      shown(flow),
      select.selectErrors(snapshot(flow)),
      select.selectSetup(snapshot(flow)),
      select.selectCode(snapshot(flow)),
    ]).toEqual([{ ...asking, isScanning: true }, fields, setup, '123456'])
    flow.actor.send({ type: 'code.confirm' })
    expect(select.selectErrors(snapshot(flow))).toEqual({})
    flow.script.clock.increment(30_000)
    expect([shown(flow), select.selectFailure(snapshot(flow))?.code]).toEqual([{ ...asking, isScanning: true }, 'TIMEOUT'])
    flow.actor.send({ type: 'failure.dismiss' })
    expect(select.selectFailure(snapshot(flow))).toBeNull()
  })

  it('can be given up, which forgets the key', async () => {
    const flow = await scanning()
    flow.actor.send({ type: 'code.change', code: '123456' })
    flow.actor.send({ type: 'dialog.close' })
    expect([shown(flow), secrets(flow), flow.facts]).toEqual([closed, nothing, []])
  })

  it('has the page’s message when an error has none', async () => {
    const flow = await turningOn()
    await flow.script.answer('turnOn', { error: new Error('lost') })
    expect(select.selectFailure(snapshot(flow))?.message).toBe('Erreur lors du changement de la validation en deux étapes')
  })
})

describe('turning off', () => {
  it('closes the dialog and says so', async () => {
    const flow = confirmed('turnOff')
    await flow.script.answer('turnOff', { output: undefined })
    expect([shown(flow), secrets(flow), flow.facts]).toEqual([closed, nothing, [{ type: 'secondFactor.turnedOff' }]])
  })
})

describe('adding a passkey', () => {
  it('needs a name', () => {
    const flow = startScripted(secondFactorMachine)
    flow.actor.send({ type: 'dialog.open', purpose: 'addPasskey', method: { id: '', name: 'Firefox sur Windows' } })
    expect(select.selectMethod(snapshot(flow)).name).toBe('Firefox sur Windows')
    flow.actor.send({ type: 'name.change', name: '  ' })
    flow.actor.send({ type: 'password.confirm' })
    expect([shown(flow), select.selectErrors(snapshot(flow)), flow.script.asked]).toEqual([
      asking,
      { name: 'Donnez un nom à cette clé' },
      [],
    ])
    flow.actor.send({ type: 'name.change', name: 'Mon téléphone' })
    expect([select.selectErrors(snapshot(flow)), select.selectMethod(snapshot(flow)).name]).toEqual([{}, 'Mon téléphone'])
  })

  it('asks the device, forgets the password, and sends what the device made', async () => {
    const flow = await withDevice()
    expect([shown(flow), secrets(flow)[0], flow.script.asked.at(-1)]).toEqual([
      { ...asking, isWithDevice: true },
      '',
      { id: 'askDevice', input: { creation } },
    ])
    await flow.script.answer('askDevice', { output: registration })
    expect([shown(flow), flow.script.asked.at(-1)]).toEqual([
      { ...asking, isWithDevice: true, isBusy: true },
      { id: 'addPasskey', input: { name: 'Firefox sur Windows', registration } },
    ])
    await flow.script.answer('addPasskey', { output: [] })
    expect([shown(flow), flow.facts]).toEqual([closed, [{ type: 'passkey.added' }]])
  })

  it('shows the recovery codes that come with the first one', async () => {
    const flow = await adding()
    await flow.script.answer('addPasskey', { output: codes })
    expect([shown(flow), select.selectRecoveryCodes(snapshot(flow)), flow.facts]).toEqual([
      { ...asking, hasCodes: true },
      codes,
      [{ type: 'passkey.added' }],
    ])
    expect(flow.actor.getSnapshot().context.registration).toBeNull()
  })

  it('ends when the dialog closes, whatever the device says afterwards', async () => {
    const flow = await withDevice()
    flow.actor.send({ type: 'dialog.close' })
    expect([shown(flow), flow.facts, flow.actor.getSnapshot().context.creation]).toEqual([closed, [], null])
  })

  it('that the person gives up says so, and can be begun again', async () => {
    const flow = await withDevice()
    await flow.script.answer('askDevice', { error: new Error('NotAllowedError') })
    expect([shown(flow), select.selectFailure(snapshot(flow))]).toEqual([
      asking,
      { code: 'INTERNAL', message: 'Aucune clé d’accès n’a été créée', fields: {} },
    ])
    expect(flow.actor.getSnapshot().context.creation).toBeNull()
    flow.actor.send({ type: 'password.confirm' })
    expect([shown(flow), select.selectFailure(snapshot(flow))]).toEqual([{ ...asking, isBusy: true }, null])
  })

  it('that the site refuses says why', async () => {
    const flow = await adding()
    await flow.script.answer('addPasskey', { error: new AppError('PASSKEY_REFUSED') })
    expect([shown(flow), select.selectFailure(snapshot(flow))?.code, flow.facts]).toEqual([asking, 'PASSKEY_REFUSED', []])
    expect(flow.actor.getSnapshot().context.registration).toBeNull()
  })

  it.for([
    ['the device', 300_000, withDevice],
    ['the site', 30_000, adding],
  ] as const)('waits for %s no longer than %i ms', async ([, limit, begin]) => {
    const flow = await begin()
    flow.script.clock.increment(limit - 1)
    expect(shown(flow).isWithDevice).toBe(true)
    flow.script.clock.increment(1)
    expect([shown(flow), select.selectFailure(snapshot(flow))?.code]).toEqual([asking, 'TIMEOUT'])
  })
})

describe('removing a passkey', () => {
  it('closes the dialog and says so', async () => {
    const flow = confirmed('removePasskey')
    await flow.script.answer('removePasskey', { output: undefined })
    expect([shown(flow), secrets(flow), flow.facts]).toEqual([closed, nothing, [{ type: 'passkey.removed' }]])
  })
})

describe('unlinking an identity', () => {
  it('closes the dialog and says so', async () => {
    const flow = confirmed('unlinkIdentity')
    await flow.script.answer('unlinkIdentity', { output: undefined })
    expect([shown(flow), secrets(flow), flow.facts]).toEqual([closed, nothing, [{ type: 'identity.unlinked' }]])
  })

  it('stays in the dialog when it was the last way in, with the reason', async () => {
    const flow = confirmed('unlinkIdentity')
    await flow.script.answer('unlinkIdentity', { error: new AppError('CONFLICT', { message: 'C’est le seul moyen' }) })
    expect([shown(flow), select.selectFailure(snapshot(flow))?.message]).toEqual([asking, 'C’est le seul moyen'])
  })
})

describe('new recovery codes', () => {
  it('are shown until the dialog closes, which forgets them', async () => {
    const flow = await withCodes()
    expect([shown(flow), select.selectRecoveryCodes(snapshot(flow)), flow.facts]).toEqual([{ ...asking, hasCodes: true }, codes, []])
    flow.actor.send({ type: 'dialog.close' })
    expect([shown(flow), secrets(flow)]).toEqual([closed, nothing])
  })

  it('are copied on demand, once at a time', async () => {
    const flow = await withCodes()
    flow.actor.send({ type: 'codes.copy' })
    flow.actor.send({ type: 'codes.copy' })
    expect(shown(flow)).toEqual({ ...asking, hasCodes: true, isBusy: true })
    expect(flow.script.asked.filter(({ id }) => id === 'copyCodes')).toEqual([{ id: 'copyCodes', input: { codes } }])
    await flow.script.answer('copyCodes', { output: undefined })
    expect([shown(flow), flow.facts]).toEqual([{ ...asking, hasCodes: true }, [{ type: 'codes.copied' }]])
  })

  it('stay when the browser does not copy them, which is told', async () => {
    const flow = await withCodes()
    flow.actor.send({ type: 'codes.copy' })
    await flow.script.answer('copyCodes', { error: new Error('NotAllowedError') })
    const message = 'Le navigateur ne permet pas de copier les codes pour vous'
    expect([shown(flow), select.selectRecoveryCodes(snapshot(flow))]).toEqual([{ ...asking, hasCodes: true }, codes])
    expect(flow.facts).toEqual([{ type: 'copy.failed', failure: { code: 'INTERNAL', message, fields: {} } }])
    flow.actor.send({ type: 'codes.copy' })
    flow.script.clock.increment(30_000)
    expect([shown(flow).isBusy, flow.facts.length]).toEqual([false, 2])
  })
})
