import { describe, expect, it } from 'vitest'
import { mailLinkMachine } from '../../../../src/machines/session/mailLink/mailLinkMachine.ts'
import {
  selectFailure,
  selectIsBusy,
  selectIsExpired,
  selectIsFollowed,
  selectPurpose,
} from '../../../../src/machines/session/mailLink/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const start = (token: string | null = 'a-token') => startScripted(mailLinkMachine, { purpose: 'restoreEmail', token })
type Link = ReturnType<typeof start>
function following(): Link {
  const link = start()
  link.actor.send({ type: 'link.follow' })
  return link
}
function shown({ actor }: Link) {
  const snapshot = actor.getSnapshot()
  return { isBusy: selectIsBusy(snapshot), isExpired: selectIsExpired(snapshot), isFollowed: selectIsFollowed(snapshot) }
}
const asking = { isBusy: false, isExpired: false, isFollowed: false }
const failure = ({ actor }: Link) => selectFailure(actor.getSnapshot())

describe('the link of a mail', () => {
  it('is not followed before somebody confirms it', () => {
    const link = start()
    expect([shown(link), link.script.asked]).toEqual([asking, []])
    expect(selectPurpose(link.actor.getSnapshot())).toBe('restoreEmail')
  })

  it('is followed once, and forgotten', async () => {
    const link = following()
    link.actor.send({ type: 'link.follow' })
    expect([shown(link), link.script.asked]).toEqual([
      { ...asking, isBusy: true },
      [{ id: 'followLink', input: { purpose: 'restoreEmail', token: 'a-token' } }],
    ])
    await link.script.answer('followLink', { output: undefined })
    expect(shown(link)).toEqual({ ...asking, isFollowed: true })
    expect(JSON.stringify(link.actor.getSnapshot().context)).not.toContain('a-token')
  })

  it('is expired when the address has no token, or the server says so', async () => {
    expect(shown(start(null))).toEqual({ ...asking, isExpired: true })
    const link = following()
    await link.script.answer('followLink', { error: new AppError('LINK_EXPIRED') })
    expect(shown(link)).toEqual({ ...asking, isExpired: true })
  })

  it('can be followed again after another failure, which is shown until then or until it is dismissed', async () => {
    const link = following()
    await link.script.answer('followLink', { error: new AppError('EMAIL_TAKEN') })
    expect([shown(link), failure(link)?.message]).toEqual([asking, 'Cette adresse e-mail est déjà utilisée'])
    link.actor.send({ type: 'failure.dismiss' })
    expect(failure(link)).toBeNull()
    link.actor.send({ type: 'link.follow' })
    expect(link.script.asked).toHaveLength(2)
    await link.script.answer('followLink', { error: new Error('lost') })
    expect(failure(link)?.message).toBe('Erreur lors de l’ouverture du lien')
    link.actor.send({ type: 'link.follow' })
    expect(failure(link)).toBeNull()
  })

  it('fails after thirty seconds without an answer', () => {
    const link = following()
    link.script.clock.increment(29_999)
    expect(shown(link).isBusy).toBe(true)
    link.script.clock.increment(1)
    expect([shown(link), failure(link)?.code]).toEqual([asking, 'TIMEOUT'])
  })
})
