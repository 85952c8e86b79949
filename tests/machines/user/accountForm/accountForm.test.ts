import { describe, expect, it } from 'vitest'
import { accountFormMachine } from '../../../../src/machines/user/accountForm/accountFormMachine.ts'
import {
  selectCurrent,
  selectErrors,
  selectFailure,
  selectForm,
  selectHasPassword,
  selectIsBusy,
  selectIsDirty,
  selectNeedsCurrent,
  selectPasswords,
  selectSteps,
} from '../../../../src/machines/user/accountForm/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { AccountForm, PasswordForm } from '../../../../src/shared/validation/accountForm.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { ada } from '../../session/session/fixtures.ts'
import { adaAccount } from './fixtures.ts'

type Settings = Scripted<typeof accountFormMachine>

const opened = (hasPassword = true): Settings => startScripted(accountFormMachine, { account: adaAccount, hasPassword })
const change = ({ actor }: Settings, patch: Partial<AccountForm>): void => actor.send({ type: 'form.change', patch })
const changePasswords = ({ actor }: Settings, patch: Partial<PasswordForm>): void => actor.send({ type: 'passwords.change', patch })
const typeCurrent = ({ actor }: Settings, current: string): void => actor.send({ type: 'current.change', current })
const save = ({ actor }: Settings): void => actor.send({ type: 'form.save' })
const isDirty = ({ actor }: Settings): boolean => selectIsDirty(actor.getSnapshot())
const isBusy = ({ actor }: Settings): boolean => selectIsBusy(actor.getSnapshot())
const current = ({ actor }: Settings): string => selectCurrent(actor.getSnapshot())
const passwords = ({ actor }: Settings): PasswordForm | null => selectPasswords(actor.getSnapshot())
const errors = ({ actor }: Settings) => selectErrors(actor.getSnapshot())
const failure = ({ actor }: Settings) => selectFailure(actor.getSnapshot())

const renamed = { ...adaAccount, username: 'augusta' }
const strong = 'Analytic@1843'
const required = 'Mot de passe actuel requis pour le changement'

function saving(): Settings {
  const settings = opened()
  change(settings, { username: 'augusta' })
  save(settings)
  return settings
}

async function refused(): Promise<Settings> {
  const settings = saving()
  const fields = { username: 'Ce nom d’utilisateur est déjà pris' }
  await settings.script.answer('saveAccount', { error: new AppError('USERNAME_TAKEN', { fields }) })
  return settings
}

describe('the account’s form', () => {
  it('shows the account, without anything to save', () => {
    const settings = opened()
    expect(selectForm(settings.actor.getSnapshot())).toEqual(adaAccount)
    expect([isDirty(settings), isBusy(settings), passwords(settings), current(settings)]).toEqual([false, false, null, ''])
    expect([failure(settings), errors(settings), settings.script.asked]).toEqual([null, {}, []])
  })

  it('sends what was typed beside the known account, once, and then shows what the server has saved', async () => {
    const settings = saving()
    save(settings)
    expect([isBusy(settings), isDirty(settings)]).toEqual([true, true])
    expect(settings.script.asked).toEqual([
      { id: 'saveAccount', input: { form: renamed, account: adaAccount, passwords: null, current: '' } },
    ])
    const saved = { ...renamed, firstname: 'Augusta' }
    const user = { ...ada, username: 'augusta' }
    await settings.script.answer('saveAccount', { output: { account: saved, hasPassword: true, user } })
    expect(settings.facts).toEqual([{ type: 'account.saved', user }])
    expect(selectForm(settings.actor.getSnapshot())).toEqual(saved)
    expect([isBusy(settings), isDirty(settings)]).toEqual([false, false])
    settings.script.clock.increment(60_000)
    expect(failure(settings)).toBeNull()
  })

  it('refuses a short name at its field, until it is corrected', () => {
    const settings = opened()
    change(settings, { username: 'a' })
    save(settings)
    expect(errors(settings)).toEqual({ username: 'Le nom d’utilisateur doit contenir au moins 3 caractères' })
    expect([settings.script.asked, isBusy(settings)]).toEqual([[], false])
    settings.actor.send({ type: 'failure.dismiss' })
    expect(errors(settings)).not.toEqual({})
    change(settings, { username: 'augusta' })
    expect(errors(settings)).toEqual({})
  })

  it('can be reset to the account', () => {
    const settings = opened()
    change(settings, { email: 'augusta@example.org', firstname: 'Augusta' })
    settings.actor.send({ type: 'passwords.open' })
    save(settings)
    settings.actor.send({ type: 'form.reset' })
    expect(selectForm(settings.actor.getSnapshot())).toEqual(adaAccount)
    expect([isDirty(settings), passwords(settings), current(settings), errors(settings)]).toEqual([false, null, '', {}])
  })

  it.for([
    ['username', 'augusta'],
    ['firstname', 'Augusta'],
    ['lastname', 'Byron'],
    ['email', 'augusta@example.org'],
    ['roleId', 'role-creator'],
  ] as const)('is unsaved while its %s differs, and survives a sign-in', ([field, value]) => {
    const settings = opened()
    expect(selectSteps(settings.actor.getSnapshot())).toEqual([])
    change(settings, { [field]: value })
    expect(isDirty(settings)).toBe(true)
    expect(selectSteps(settings.actor.getSnapshot())).toEqual([{ type: 'form.change', patch: { ...adaAccount, [field]: value } }])
    change(settings, { [field]: adaAccount[field] })
    expect(isDirty(settings)).toBe(false)
  })
})

describe('the current password', () => {
  it.for([
    ['e-mail', { email: 'augusta@example.org' }],
    ['role', { roleId: 'role-creator' }],
  ] as const)('confirms another %s', ([, patch]) => {
    const settings = opened()
    change(settings, patch)
    expect(selectNeedsCurrent(settings.actor.getSnapshot())).toBe(true)
    save(settings)
    expect([errors(settings), settings.script.asked]).toEqual([{ current_password: required }, []])
    typeCurrent(settings, strong)
    expect([current(settings), errors(settings)]).toEqual([strong, {}])
    save(settings)
    expect(settings.script.asked.map(({ input }) => input)).toEqual([
      { form: { ...adaAccount, ...patch }, account: adaAccount, passwords: null, current: strong },
    ])
  })

  it('is not asked of an account without one', () => {
    const settings = opened(false)
    change(settings, { email: 'augusta@example.org' })
    expect(selectNeedsCurrent(settings.actor.getSnapshot())).toBe(false)
    save(settings)
    expect(isBusy(settings)).toBe(true)
  })

  it('is forgotten when its field disappears with the change that asked for it', () => {
    const settings = opened()
    change(settings, { email: 'augusta@example.org' })
    typeCurrent(settings, strong)
    change(settings, { firstname: 'Augusta' })
    expect(current(settings)).toBe(strong)
    change(settings, { email: 'ada@example.org' })
    expect(current(settings)).toBe('')
  })

  it('is asked from then on when the server asks for it, because one was set elsewhere', async () => {
    const settings = opened(false)
    change(settings, { email: 'augusta@example.org' })
    save(settings)
    const fields = { current_password: required }
    await settings.script.answer('saveAccount', { error: new AppError('INVALID_INPUT', { fields }) })
    expect([selectHasPassword(settings.actor.getSnapshot()), selectNeedsCurrent(settings.actor.getSnapshot())]).toEqual([true, true])
    expect(errors(settings)).toEqual(fields)
  })

  it('is not restored after a sign-in', () => {
    const settings = opened()
    settings.actor.send({ type: 'passwords.open' })
    changePasswords(settings, { next: strong })
    expect(isDirty(settings)).toBe(true)
    expect(selectSteps(settings.actor.getSnapshot())).toEqual([{ type: 'form.change', patch: adaAccount }])
  })
})

describe('a new password', () => {
  function changing(): Settings {
    const settings = opened()
    settings.actor.send({ type: 'passwords.open' })
    return settings
  }

  it('changes nothing while its section is empty', () => {
    const settings = changing()
    expect([passwords(settings), isDirty(settings)]).toEqual([{ next: '', confirmation: '' }, false])
    save(settings)
    expect(isBusy(settings)).toBe(true)
  })

  it('is typed twice, alike, and needs the current one', () => {
    const settings = changing()
    changePasswords(settings, { next: strong })
    save(settings)
    expect(errors(settings)).toEqual({ current_password: required, confirmation: 'Les mots de passe ne correspondent pas' })
    changePasswords(settings, { confirmation: strong })
    expect([passwords(settings), errors(settings)]).toEqual([{ next: strong, confirmation: strong }, {}])
    typeCurrent(settings, 'Ancien@1842')
    save(settings)
    expect(settings.script.asked.map(({ input }) => input)).toEqual([
      { form: adaAccount, account: adaAccount, passwords: { next: strong, confirmation: strong }, current: 'Ancien@1842' },
    ])
  })

  it('must meet the rules', () => {
    const settings = changing()
    typeCurrent(settings, 'Ancien@1842')
    changePasswords(settings, { next: 'facile', confirmation: 'facile' })
    save(settings)
    expect(errors(settings)).toEqual({ password: 'Le nouveau mot de passe ne respecte pas les critères de sécurité' })
    expect(settings.script.asked).toEqual([])
  })

  it('is forgotten with the current one when its section closes', () => {
    const settings = changing()
    changePasswords(settings, { next: 'facile' })
    typeCurrent(settings, 'Ancien@1842')
    save(settings)
    settings.actor.send({ type: 'passwords.close' })
    expect([passwords(settings), current(settings), errors(settings), isDirty(settings)]).toEqual([null, '', {}, false])
    settings.actor.send({ type: 'passwords.open' })
    expect(passwords(settings)).toEqual({ next: '', confirmation: '' })
  })

  it('keeps the current one for another e-mail when its section closes', () => {
    const settings = changing()
    change(settings, { email: 'augusta@example.org' })
    typeCurrent(settings, 'Ancien@1842')
    settings.actor.send({ type: 'passwords.close' })
    expect(current(settings)).toBe('Ancien@1842')
  })

  it('keeps the current one while other fields are changed', () => {
    const settings = changing()
    typeCurrent(settings, 'Ancien@1842')
    change(settings, { firstname: 'Augusta' })
    expect(current(settings)).toBe('Ancien@1842')
  })

  it('is forgotten once it is saved, and an account that had none has one', async () => {
    const settings = opened(false)
    settings.actor.send({ type: 'passwords.open' })
    changePasswords(settings, { next: strong, confirmation: strong })
    save(settings)
    await settings.script.answer('saveAccount', { output: { account: adaAccount, hasPassword: true, user: ada } })
    expect([passwords(settings), current(settings), isDirty(settings)]).toEqual([null, '', false])
    expect(selectHasPassword(settings.actor.getSnapshot())).toBe(true)
  })
})

describe('a failure', () => {
  it('is shown at its field, and what was typed stays', async () => {
    const settings = await refused()
    const message = 'Ce nom d’utilisateur est déjà pris'
    expect(failure(settings)).toEqual({ code: 'USERNAME_TAKEN', message, fields: { username: message } })
    expect(errors(settings)).toEqual({ username: message })
    expect(selectForm(settings.actor.getSnapshot())).toEqual(renamed)
    expect([isBusy(settings), settings.facts]).toEqual([false, []])
  })

  it('has the catalogue’s message when the error has none', async () => {
    const settings = saving()
    await settings.script.answer('saveAccount', { error: new Error('lost') })
    expect(failure(settings)).toEqual({ code: 'INTERNAL', message: 'Erreur lors de la mise à jour du compte', fields: {} })
  })

  it.for([
    { type: 'failure.dismiss' },
    { type: 'form.change', patch: {} },
    { type: 'passwords.change', patch: {} },
    { type: 'current.change', current: '' },
    { type: 'form.reset' },
    { type: 'form.save' },
  ] as const)('is shown until $type', async (event) => {
    const settings = await refused()
    settings.actor.send(event)
    expect([failure(settings), errors(settings)]).toEqual([null, {}])
  })

  it('comes after thirty seconds without an answer', () => {
    const settings = saving()
    settings.script.clock.increment(29_999)
    expect([isBusy(settings), failure(settings)]).toEqual([true, null])
    settings.script.clock.increment(1)
    expect([isBusy(settings), failure(settings)?.code]).toEqual([false, 'TIMEOUT'])
    expect(selectForm(settings.actor.getSnapshot())).toEqual(renamed)
  })
})
