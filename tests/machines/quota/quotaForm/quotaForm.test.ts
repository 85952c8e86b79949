import { describe, expect, it } from 'vitest'
import { quotaFormMachine } from '../../../../src/machines/quota/quotaForm/quotaFormMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectForm,
  selectIsBusy,
  selectIsDirty,
  selectSteps,
} from '../../../../src/machines/quota/quotaForm/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { TypedLimit } from '../../../../src/shared/quota.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'
import { ofAccount, ofRoles } from './fixtures.ts'

type Form = Scripted<typeof quotaFormMachine>
const saved = ofAccount.limits
const limited: TypedLimit = { kind: 'bytes', amount: '1,5', unit: 'Go' }

function changed(limit: TypedLimit = limited, name = 'total'): Form {
  const form = startScripted(quotaFormMachine, ofAccount)
  form.actor.send({ type: 'limit.change', name, limit })
  return form
}
const seen = ({ actor }: Form) => {
  const snapshot = actor.getSnapshot()
  return {
    form: selectForm(snapshot),
    errors: selectErrors(snapshot),
    failure: selectFailure(snapshot)?.message ?? null,
    isBusy: selectIsBusy(snapshot),
    isDirty: selectIsDirty(snapshot),
  }
}
const unchanged = { form: saved, errors: {}, failure: null, isBusy: false, isDirty: false }

it('starts with the limits as they are, and sends nothing by itself', () => {
  const form = startScripted(quotaFormMachine, ofAccount)
  expect([seen(form), form.script.asked]).toEqual([unchanged, []])
})

it.for([
  [{ kind: 'unlimited', amount: '', unit: 'Go' }],
  [{ kind: 'role', amount: '5', unit: 'Go' }],
  [{ kind: 'role', amount: '', unit: 'Mo' }],
] as const)('is unsaved while a limit differs, and restores it after a sign-in, %#', ([limit]) => {
  expect(seen(changed(limit)).isDirty).toBe(true)
  expect(selectSteps(changed(limit).actor.getSnapshot())).toEqual([{ type: 'limit.change', name: 'total', limit }])
  const back = changed(limit)
  back.actor.send({ type: 'limit.change', name: 'total', limit: { kind: 'role', amount: '', unit: 'Go' } })
  expect([seen(back), selectSteps(back.actor.getSnapshot())]).toEqual([unchanged, []])
})

it('knows no other fields than those it began with', () => {
  const form = changed(limited, 'other')
  expect(seen(form)).toEqual(unchanged)
})

describe('saving', () => {
  it.for([
    [
      { kind: 'bytes', amount: ' 1,5 ', unit: 'Go' },
      { kind: 'bytes', bytes: 1_610_612_736 },
    ],
    [
      { kind: 'bytes', amount: '200', unit: 'Mo' },
      { kind: 'bytes', bytes: 209_715_200 },
    ],
    [
      { kind: 'bytes', amount: '2.5', unit: 'To' },
      { kind: 'bytes', bytes: 2_748_779_069_440 },
    ],
    [
      { kind: 'bytes', amount: '0', unit: 'Go' },
      { kind: 'bytes', bytes: 0 },
    ],
    [
      { kind: 'bytes', amount: '1 000', unit: 'Mo' },
      { kind: 'bytes', bytes: 1_048_576_000 },
    ],
    [
      { kind: 'bytes', amount: '1\u202f000', unit: 'Mo' },
      { kind: 'bytes', bytes: 1_048_576_000 },
    ],
    [
      { kind: 'bytes', amount: '1\u00a0000\u00a0000,5', unit: 'Mo' },
      { kind: 'bytes', bytes: 1_048_576_524_288 },
    ],
    [
      { kind: 'unlimited', amount: 'n’importe', unit: 'Go' },
      { kind: 'unlimited', bytes: null },
    ],
  ] as const)('sends the limit that changed in bytes, once: %j', ([limit, total]) => {
    const form = changed(limit)
    form.actor.send({ type: 'form.save' })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([{ id: 'saveQuotas', input: { accountId: 'user-1', choices: { total } } }])
    expect(seen(form).isBusy).toBe(true)
  })

  it('sends no other role, and no other limit of the role', () => {
    const limits = { ...ofRoles.limits, 'role-2 total': limited, 'role-2 daily': limited }
    const form = startScripted(quotaFormMachine, { accountId: null, limits })
    form.actor.send({ type: 'limit.change', name: 'role-2 daily', limit: { kind: 'unlimited', amount: '1,5', unit: 'Go' } })
    form.actor.send({ type: 'form.save' })
    const choices = { 'role-2 daily': { kind: 'unlimited', bytes: null } }
    expect(form.script.asked).toEqual([{ id: 'saveQuotas', input: { accountId: null, choices } }])
  })

  it('sends no limit that is only written differently', () => {
    const limits = { total: { kind: 'bytes', amount: '1', unit: 'To' }, daily: limited } as const
    const form = startScripted(quotaFormMachine, { accountId: 'user-1', limits })
    form.actor.send({ type: 'limit.change', name: 'total', limit: { kind: 'bytes', amount: '1 024', unit: 'Go' } })
    form.actor.send({ type: 'form.save' })
    expect(form.script.asked).toEqual([{ id: 'saveQuotas', input: { accountId: 'user-1', choices: {} } }])
  })

  it('shows what the server stored, and says so', async () => {
    const form = changed()
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveQuotas', {
      output: { total: { kind: 'bytes', bytes: 209_715_200 }, daily: { kind: 'role', bytes: null } },
    })
    const stored = { total: { kind: 'bytes', amount: '200', unit: 'Mo' }, daily: { kind: 'role', amount: '', unit: 'Go' } }
    expect(form.facts).toEqual([{ type: 'quotas.saved' }])
    expect(seen(form)).toEqual({ ...unchanged, form: stored })
    form.actor.send({ type: 'limit.change', name: 'daily', limit: limited })
    form.actor.send({ type: 'form.reset' })
    expect(seen(form)).toEqual({ ...unchanged, form: stored })
  })

  it.each(['', 'beaucoup', '-1', '1,2,3', '1e3', '1 00', '1 0000', '10 000 00', '1,000 000', '1\n000'])(
    'refuses «%s» at its field, before anything is sent',
    (amount) => {
      const form = changed({ kind: 'bytes', amount, unit: 'Go' }, 'daily')
      form.actor.send({ type: 'form.save' })
      expect([seen(form).errors, form.script.asked]).toEqual([{ daily: 'Écrivez un nombre, comme 50 ou 1,5' }, []])
      form.actor.send({ type: 'failure.dismiss' })
      expect(seen(form).errors).toHaveProperty('daily')
      form.actor.send({ type: 'limit.change', name: 'daily', limit: limited })
      expect(seen(form).errors).toEqual({})
      form.actor.send({ type: 'form.save' })
      expect(form.script.asked).toHaveLength(1)
    },
  )

  it.each(['1025', '1 025', '99999999999', '9'.repeat(400)])('refuses %s To, which no disk has', (amount) => {
    const form = changed({ kind: 'bytes', amount, unit: 'To' })
    form.actor.send({ type: 'form.save' })
    expect(seen(form).errors).toEqual({ total: 'Un quota ne peut pas dépasser 1\u202f024\u00a0To' })
  })

  it('keeps what was typed when it fails, says why, and can be tried again', async () => {
    const form = changed()
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveQuotas', { error: new Error('lost') })
    expect(seen(form)).toEqual({
      form: { ...saved, total: limited },
      errors: {},
      failure: 'Erreur lors de la mise à jour des quotas',
      isBusy: false,
      isDirty: true,
    })
    expect(form.facts).toEqual([])
    form.actor.send({ type: 'form.save' })
    expect([form.script.asked.length, seen(form).failure]).toEqual([2, null])
  })

  it('shows at its field what the server does not accept', async () => {
    const form = changed()
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveQuotas', { error: new AppError('INVALID_INPUT', { fields: { total: 'Trop' } }) })
    expect(seen(form).errors).toEqual({ total: 'Trop' })
    form.actor.send({ type: 'form.save' })
    expect(seen(form).errors).toEqual({})
  })

  it('gives up after thirty seconds without an answer', () => {
    const form = changed()
    form.actor.send({ type: 'form.save' })
    form.script.clock.increment(29_999)
    expect(seen(form)).toMatchObject({ isBusy: true, failure: null })
    form.script.clock.increment(1)
    expect(seen(form)).toMatchObject({ isBusy: false, failure: 'Le serveur ne répond pas, réessayez dans un instant' })
  })
})

describe('a failure', () => {
  const refused = async (): Promise<Form> => {
    const form = changed()
    form.actor.send({ type: 'form.save' })
    await form.script.answer('saveQuotas', { error: new AppError('FORBIDDEN') })
    return form
  }

  it('leaves when it is dismissed, without what was typed', async () => {
    const form = await refused()
    expect(seen(form).failure).toBe('Vous n’avez pas le droit de faire cela')
    form.actor.send({ type: 'failure.dismiss' })
    expect(seen(form)).toEqual({ ...unchanged, form: { ...saved, total: limited }, isDirty: true })
  })

  it('leaves as soon as something is changed, or reset', async () => {
    const form = await refused()
    form.actor.send({ type: 'limit.change', name: 'daily', limit: limited })
    expect(seen(form).failure).toBeNull()
    const other = await refused()
    other.actor.send({ type: 'form.reset' })
    expect(seen(other)).toEqual(unchanged)
  })

  it('gives way to the error of a field', async () => {
    const form = await refused()
    form.actor.send({ type: 'limit.change', name: 'total', limit: { ...limited, amount: '' } })
    form.actor.send({ type: 'form.save' })
    expect(seen(form)).toMatchObject({ failure: null, errors: { total: expect.any(String) } })
  })
})
