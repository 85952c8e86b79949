import { describe, expect, it } from 'vitest'
import { passwordResetMachine } from '../../../../src/machines/session/passwordReset/passwordResetMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectIsBusy,
  selectIsChanged,
  selectIsExpired,
  selectPassword,
} from '../../../../src/machines/session/passwordReset/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const start = (token: string | null = 'a-token') => startScripted(passwordResetMachine, { token })
type Reset = ReturnType<typeof start>

function saving(): Reset {
  const reset = start()
  reset.actor.send({ type: 'password.change', password: 'Analytic@1843' })
  reset.actor.send({ type: 'password.save' })
  return reset
}
function shown({ actor }: Reset) {
  const snapshot = actor.getSnapshot()
  return { isBusy: selectIsBusy(snapshot), isExpired: selectIsExpired(snapshot), isChanged: selectIsChanged(snapshot) }
}
const editing = { isBusy: false, isExpired: false, isChanged: false }
const failure = ({ actor }: Reset) => selectFailure(actor.getSnapshot())
const errors = ({ actor }: Reset) => selectErrors(actor.getSnapshot())
const password = ({ actor }: Reset) => selectPassword(actor.getSnapshot())

describe('a new password', () => {
  it('needs a link', () => {
    expect(shown(start(null))).toEqual({ ...editing, isExpired: true })
    expect(shown(start())).toEqual(editing)
  })

  it.for([
    ['', 'Veuillez remplir tous les champs'],
    ['motdepasse', 'Le mot de passe ne respecte pas les critères de sécurité'],
  ] as const)('is refused as %j without being sent', ([text, message]) => {
    const reset = start()
    reset.actor.send({ type: 'password.change', password: text })
    reset.actor.send({ type: 'password.save' })
    expect([errors(reset), reset.script.asked]).toEqual([{ password: message }, []])
  })

  it('is sent once with the token, and both are forgotten', async () => {
    const reset = saving()
    reset.actor.send({ type: 'password.save' })
    expect([shown(reset), reset.script.asked]).toEqual([
      { ...editing, isBusy: true },
      [{ id: 'resetPassword', input: { token: 'a-token', password: 'Analytic@1843' } }],
    ])
    await reset.script.answer('resetPassword', { output: undefined })
    expect([shown(reset), password(reset)]).toEqual([{ ...editing, isChanged: true }, ''])
    expect(JSON.stringify(reset.actor.getSnapshot().context)).not.toContain('a-token')
  })
})

describe('a failure', () => {
  it('of the link ends the form and forgets the password', async () => {
    const reset = saving()
    await reset.script.answer('resetPassword', { error: new AppError('LINK_EXPIRED') })
    expect([shown(reset), password(reset)]).toEqual([{ ...editing, isExpired: true }, ''])
  })

  it('of the network keeps the password and the link, until it is dismissed', async () => {
    const reset = saving()
    await reset.script.answer('resetPassword', { error: new AppError('API_UNAVAILABLE') })
    expect([shown(reset), failure(reset)?.code, password(reset)]).toEqual([editing, 'API_UNAVAILABLE', 'Analytic@1843'])
    reset.actor.send({ type: 'failure.dismiss' })
    expect(failure(reset)).toBeNull()
    reset.actor.send({ type: 'password.save' })
    expect(reset.script.asked.at(-1)).toEqual({ id: 'resetPassword', input: { token: 'a-token', password: 'Analytic@1843' } })
  })

  it('has the page’s message when the error has none', async () => {
    const reset = saving()
    await reset.script.answer('resetPassword', { error: new Error('lost') })
    expect(failure(reset)?.message).toBe('Erreur lors du changement du mot de passe')
  })

  it('comes after thirty seconds without an answer', () => {
    const reset = saving()
    reset.script.clock.increment(29_999)
    expect([shown(reset).isBusy, failure(reset)]).toEqual([true, null])
    reset.script.clock.increment(1)
    expect([shown(reset), failure(reset)?.code]).toEqual([editing, 'TIMEOUT'])
  })
})
