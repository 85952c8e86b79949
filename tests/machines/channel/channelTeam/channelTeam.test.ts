import { describe, expect, it } from 'vitest'
import { channelTeamMachine } from '../../../../src/machines/channel/channelTeam/channelTeamMachine.ts'
import * as select from '../../../../src/machines/channel/channelTeam/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { accepting, removing } from './fixtures.ts'

const start = () => startScripted(channelTeamMachine)
type Team = ReturnType<typeof start>

function seen({ actor }: Team) {
  const snapshot = actor.getSnapshot()
  return {
    username: select.selectUsername(snapshot),
    errors: select.selectErrors(snapshot),
    failure: select.selectFailure(snapshot)?.message ?? null,
    act: select.selectAct(snapshot),
    isInviting: select.selectIsInviting(snapshot),
    isAsking: select.selectIsAsking(snapshot),
    isBusy: select.selectIsBusy(snapshot),
  }
}
const empty = { username: '', errors: {}, failure: null, act: null, isInviting: false, isAsking: false, isBusy: false }

function inviting(): Team {
  const team = start()
  team.actor.send({ type: 'name.change', username: 'ada' })
  team.actor.send({ type: 'invitation.send', channelId: 'channel-1' })
  return team
}
function asked(): Team {
  const team = start()
  team.actor.send({ type: 'act.ask', act: removing })
  return team
}
function confirmed(): Team {
  const team = asked()
  team.actor.send({ type: 'question.confirm' })
  return team
}
function accepted(): Team {
  const team = start()
  team.actor.send({ type: 'invitation.accept', act: accepting })
  return team
}

it('begins without a name and without a question', () => expect(seen(start())).toEqual(empty))

describe('an invitation', () => {
  it('is sent once, with the name as it was typed, and empties the field', async () => {
    const team = inviting()
    team.actor.send({ type: 'invitation.send', channelId: 'channel-1' })
    expect(team.script.asked).toEqual([{ id: 'inviteMember', input: { channelId: 'channel-1', username: 'ada' } }])
    expect(seen(team)).toEqual({ ...empty, username: 'ada', isInviting: true })
    await team.script.answer('inviteMember', { output: 'ada' })
    expect(seen(team)).toEqual(empty)
    expect(team.facts).toEqual([{ type: 'member.invited', username: 'ada' }])
  })

  it('that is refused keeps the name, says why at the field, and forgets that when the name changes', async () => {
    const team = inviting()
    const fields = { username: 'Personne ne s’appelle ada sur ce site' }
    await team.script.answer('inviteMember', { error: new AppError('INVALID_INPUT', { fields }) })
    expect(seen(team)).toMatchObject({ username: 'ada', errors: fields, isInviting: false })
    team.actor.send({ type: 'name.change', username: 'adam' })
    expect(seen(team)).toEqual({ ...empty, username: 'adam' })
    expect(team.facts).toEqual([])
  })

  it('that fails says why until that is dismissed, or it is sent again', async () => {
    const team = inviting()
    await team.script.answer('inviteMember', { error: new Error('lost') })
    expect(seen(team)).toEqual({ ...empty, username: 'ada', failure: 'Erreur lors de l’invitation' })
    team.actor.send({ type: 'failure.dismiss' })
    expect(seen(team)).toEqual({ ...empty, username: 'ada' })
    team.actor.send({ type: 'invitation.send', channelId: 'channel-1' })
    await team.script.answer('inviteMember', { error: new AppError('TEAM_FULL') })
    expect(seen(team).failure).toBe('L’équipe de la chaîne est complète\u202f: 20 personnes au plus')
    team.actor.send({ type: 'invitation.send', channelId: 'channel-1' })
    expect(seen(team)).toMatchObject({ failure: null, isInviting: true })
  })

  it('leaves an error at the field alone when nothing else is to dismiss', () => {
    const team = start()
    team.actor.send({ type: 'name.change', username: 'ada' })
    const before = team.actor.getSnapshot()
    team.actor.send({ type: 'failure.dismiss' })
    expect(team.actor.getSnapshot()).toBe(before)
  })

  it('stops waiting for a server that does not answer for thirty seconds', () => {
    const team = inviting()
    team.script.clock.increment(29_999)
    expect(seen(team)).toMatchObject({ isInviting: true, failure: null })
    team.script.clock.increment(1)
    expect(seen(team)).toEqual({ ...empty, username: 'ada', failure: 'Le serveur ne répond pas, réessayez dans un instant' })
  })
})

describe('somebody’s removal', () => {
  it('requires confirmation, and does nothing when it is cancelled', () => {
    const team = asked()
    expect(seen(team)).toEqual({ ...empty, act: removing, isAsking: true })
    team.actor.send({ type: 'question.cancel' })
    expect([seen(team), team.script.asked]).toEqual([{ ...empty, act: removing }, []])
  })

  it('is sent once, while the dialog stays open', async () => {
    const team = confirmed()
    team.actor.send({ type: 'question.confirm' })
    expect(seen(team)).toMatchObject({ isAsking: true, isBusy: true })
    expect(team.script.asked).toEqual([{ id: 'carryOut', input: { act: removing } }])
    await team.script.answer('carryOut', { output: removing })
    expect(team.facts).toEqual([{ type: 'act.done', act: removing }])
    expect(seen(team)).toEqual({ ...empty, act: removing })
  })
})

describe('an accepted invitation', () => {
  it('is sent at once, without a question', async () => {
    const team = accepted()
    expect(seen(team)).toEqual({ ...empty, act: accepting, isBusy: true })
    expect(team.script.asked).toEqual([{ id: 'carryOut', input: { act: accepting } }])
    await team.script.answer('carryOut', { output: accepting })
    expect(team.facts).toEqual([{ type: 'act.done', act: accepting }])
    expect(seen(team)).toEqual({ ...empty, act: accepting })
  })
})

describe.for([
  ['a confirmed act', confirmed],
  ['an accepted invitation', accepted],
] as const)('%s', ([, begun]) => {
  it.for([['INVITATION_NOT_FOUND'], ['MEMBER_NOT_FOUND'], ['CHANNEL_NOT_FOUND']] as const)(
    'calls the lists outdated after %s',
    async ([code]) => {
      const team = begun()
      await team.script.answer('carryOut', { error: new AppError(code) })
      expect(team.facts).toMatchObject([{ type: 'team.outdated', failure: { code } }])
      expect(seen(team)).toMatchObject({ isAsking: false, isBusy: false })
    },
  )

  it('says why another failure happened; the lists stay', async () => {
    const team = begun()
    await team.script.answer('carryOut', { error: new Error('lost') })
    expect(team.facts).toMatchObject([{ type: 'act.failed', failure: { message: 'L’équipe n’a pas pu être modifiée' } }])
    expect(seen(team)).toMatchObject({ isAsking: false, isBusy: false })
  })

  it('stops waiting for a server that does not answer for thirty seconds', () => {
    const team = begun()
    team.script.clock.increment(29_999)
    expect([seen(team).isBusy, team.facts]).toEqual([true, []])
    team.script.clock.increment(1)
    expect(seen(team)).toMatchObject({ isAsking: false, isBusy: false })
    expect(team.facts).toMatchObject([{ type: 'act.failed', failure: { code: 'TIMEOUT' } }])
  })

  it('can be followed by another one', async () => {
    const team = begun()
    await team.script.answer('carryOut', { error: new Error('lost') })
    const next = { act: 'leave', channelId: 'channel-3', name: 'La pluie' } as const
    team.actor.send({ type: 'act.ask', act: next })
    expect(seen(team)).toMatchObject({ act: next, isAsking: true })
    team.actor.send({ type: 'question.confirm' })
    expect(team.script.asked.at(-1)).toEqual({ id: 'carryOut', input: { act: next } })
  })
})
