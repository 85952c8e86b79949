import { describe, expect, it } from 'vitest'
import { secondStepMachine } from '../../../../src/machines/session/secondStep/secondStepMachine.ts'
import * as select from '../../../../src/machines/session/secondStep/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { type Scripted, startScripted } from '../../../support/model/startScripted.ts'
import { stored } from '../session/fixtures.ts'

type Step = Scripted<typeof secondStepMachine>

function typed(code: string): Step {
  const step = startScripted(secondStepMachine)
  step.actor.send({ type: 'code.change', code })
  return step
}
function confirming(code = '123 456'): Step {
  const step = typed(code)
  step.actor.send({ type: 'code.confirm' })
  return step
}
function shown({ actor }: Step) {
  const snapshot = actor.getSnapshot()
  return {
    isBusy: select.selectIsBusy(snapshot),
    isExpired: select.selectIsExpired(snapshot),
    isCompleted: select.selectIsCompleted(snapshot),
  }
}
const editing = { isBusy: false, isExpired: false, isCompleted: false }
const code = ({ actor }: Step) => select.selectCode(actor.getSnapshot())
const errors = ({ actor }: Step) => select.selectErrors(actor.getSnapshot())
const failure = ({ actor }: Step) => select.selectFailure(actor.getSnapshot())

describe('a code', () => {
  it.for([
    ['', 'Donnez un code'],
    ['  ', 'Donnez un code'],
    ['12345', 'Un code a six chiffres\u202f; un code de secours, seize lettres et chiffres'],
    ['1234567', 'Un code a six chiffres\u202f; un code de secours, seize lettres et chiffres'],
    ['abcd-efgh-ijkl-mno1', 'Un code a six chiffres\u202f; un code de secours, seize lettres et chiffres'],
  ] as const)('is refused as %j without being sent', ([text, message]) => {
    const step = confirming(text)
    expect([shown(step), errors(step), step.script.asked]).toEqual([editing, { code: message }, []])
    step.actor.send({ type: 'code.change', code: '1' })
    expect(errors(step)).toEqual({})
  })

  it.for(['123456', ' 123 456 ', 'ABCD-efgh-ijkl-mno2'])('is sent as %j, once', async (text) => {
    const step = confirming(text)
    step.actor.send({ type: 'code.confirm' })
    expect([shown(step), step.script.asked]).toEqual([{ ...editing, isBusy: true }, [{ id: 'confirmSignIn', input: { code: text } }]])
    await step.script.answer('confirmSignIn', { output: stored })
    expect([shown(step), step.facts, code(step)]).toEqual([
      { ...editing, isCompleted: true },
      [{ type: 'signIn.completed', session: stored }],
      '',
    ])
  })
})

describe('a failure', () => {
  it('of the code is shown at its field, and the code can be corrected', async () => {
    const step = confirming()
    const fields = { code: 'Ce code ne convient pas, ou a déjà servi' }
    await step.script.answer('confirmSignIn', { error: new AppError('INVALID_INPUT', { fields }) })
    expect([shown(step), errors(step), code(step), step.facts]).toEqual([editing, fields, '123 456', []])
    step.actor.send({ type: 'code.change', code: '654321' })
    step.actor.send({ type: 'code.confirm' })
    expect(step.script.asked.at(-1)).toEqual({ id: 'confirmSignIn', input: { code: '654321' } })
  })

  it('of the sign-in ends it, and forgets the code', async () => {
    const step = confirming()
    await step.script.answer('confirmSignIn', { error: new AppError('SIGN_IN_EXPIRED') })
    expect([shown(step), code(step), step.facts]).toEqual([{ ...editing, isExpired: true }, '', []])
  })

  it('of the network keeps the code, until it is dismissed', async () => {
    const step = confirming()
    await step.script.answer('confirmSignIn', { error: new AppError('API_UNAVAILABLE') })
    expect([shown(step), failure(step)?.code, code(step)]).toEqual([editing, 'API_UNAVAILABLE', '123 456'])
    step.actor.send({ type: 'failure.dismiss' })
    expect(failure(step)).toBeNull()
    expect(step.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
  })

  it('has the page’s message when the error has none', async () => {
    const step = confirming()
    await step.script.answer('confirmSignIn', { error: new Error('lost') })
    expect(failure(step)?.message).toBe('Erreur lors de la vérification du code')
  })

  it('is gone while the next code is checked', async () => {
    const step = confirming()
    await step.script.answer('confirmSignIn', { error: new AppError('API_UNAVAILABLE') })
    step.actor.send({ type: 'code.confirm' })
    expect([failure(step), errors(step)]).toEqual([null, {}])
  })

  it('comes after thirty seconds without an answer', () => {
    const step = confirming()
    step.script.clock.increment(29_999)
    expect([shown(step).isBusy, failure(step)]).toEqual([true, null])
    step.script.clock.increment(1)
    expect([shown(step), failure(step)?.code]).toEqual([editing, 'TIMEOUT'])
  })
})
