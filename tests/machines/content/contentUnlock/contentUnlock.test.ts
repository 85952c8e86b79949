import { describe, expect, it } from 'vitest'
import { contentUnlockMachine } from '../../../../src/machines/content/contentUnlock/contentUnlockMachine.ts'
import {
  selectErrors,
  selectFailure,
  selectIsBusy,
  selectIsUnlocked,
  selectPassword,
} from '../../../../src/machines/content/contentUnlock/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const start = () => startScripted(contentUnlockMachine, { contentId: 'c1' })
type Unlock = ReturnType<typeof start>

function checking(): Unlock {
  const unlock = start()
  unlock.actor.send({ type: 'password.change', password: ' la mer ' })
  unlock.actor.send({ type: 'password.give' })
  return unlock
}
function shown({ actor }: Unlock) {
  const snapshot = actor.getSnapshot()
  return {
    isBusy: selectIsBusy(snapshot),
    isUnlocked: selectIsUnlocked(snapshot),
    password: selectPassword(snapshot),
    errors: selectErrors(snapshot),
    failure: selectFailure(snapshot)?.code ?? null,
  }
}

describe('the password of a video', () => {
  it('is not sent while nothing is typed', () => {
    const unlock = start()
    unlock.actor.send({ type: 'password.give' })
    expect([shown(unlock).errors, unlock.script.asked]).toEqual([{ password: 'Entrez le mot de passe' }, []])
    unlock.actor.send({ type: 'password.change', password: 'l' })
    expect(shown(unlock).errors).toEqual({})
  })

  it('is sent once, as it was typed', () => {
    const unlock = checking()
    unlock.actor.send({ type: 'password.give' })
    expect(unlock.script.asked).toEqual([{ id: 'unlockContent', input: { contentId: 'c1', password: ' la mer ' } }])
    expect(shown(unlock)).toEqual({ isBusy: true, isUnlocked: false, password: ' la mer ', errors: {}, failure: null })
  })

  it('opens the video when it is right, and is forgotten', async () => {
    const unlock = checking()
    await unlock.script.answer('unlockContent', { output: undefined })
    expect([unlock.facts, shown(unlock)]).toEqual([
      [{ type: 'content.unlocked' }],
      { isBusy: true, isUnlocked: true, password: '', errors: {}, failure: null },
    ])
  })

  it('stays in the field when it is wrong, which is said there', async () => {
    const unlock = checking()
    await unlock.script.answer('unlockContent', { error: new AppError('CONTENT_PASSWORD_WRONG') })
    expect([unlock.facts, shown(unlock)]).toEqual([
      [],
      {
        isBusy: false,
        isUnlocked: false,
        password: ' la mer ',
        errors: { password: 'Ce n’est pas le mot de passe de cette vidéo' },
        failure: null,
      },
    ])
  })

  it('has no message while it is checked again', async () => {
    const unlock = checking()
    for (const code of ['CONTENT_PASSWORD_WRONG', 'TOO_MANY_REQUESTS'] as const) {
      await unlock.script.answer('unlockContent', { error: new AppError(code) })
      unlock.actor.send({ type: 'password.give' })
      expect(shown(unlock)).toMatchObject({ isBusy: true, errors: {}, failure: null })
    }
  })

  it('stays there after any other failure, too, until the message is dismissed', async () => {
    const unlock = checking()
    await unlock.script.answer('unlockContent', { error: new AppError('TOO_MANY_REQUESTS') })
    expect(shown(unlock)).toEqual({ isBusy: false, isUnlocked: false, password: ' la mer ', errors: {}, failure: 'TOO_MANY_REQUESTS' })
    unlock.actor.send({ type: 'failure.dismiss' })
    expect(shown(unlock)).toEqual({ isBusy: false, isUnlocked: false, password: ' la mer ', errors: {}, failure: null })
  })

  it('says what the server refuses of a field, and the page’s message when there is no other', async () => {
    const unlock = checking()
    await unlock.script.answer('unlockContent', { error: new AppError('INVALID_INPUT', { fields: { password: 'Trop long' } }) })
    expect(shown(unlock).errors).toEqual({ password: 'Trop long' })
    unlock.actor.send({ type: 'password.give' })
    await unlock.script.answer('unlockContent', { error: new Error('lost') })
    expect(selectFailure(unlock.actor.getSnapshot())?.message).toBe('Erreur lors de l’ouverture de la vidéo')
  })

  it('waits thirty seconds for an answer', () => {
    const unlock = checking()
    unlock.script.clock.increment(29_999)
    expect(shown(unlock)).toMatchObject({ isBusy: true, failure: null })
    unlock.script.clock.increment(1)
    expect(shown(unlock)).toMatchObject({ isBusy: false, failure: 'TIMEOUT' })
  })
})
