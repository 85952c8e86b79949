import { expect, it } from 'vitest'
import { stopOnceSettled } from '../../../src/machines/common/stopOnceSettled.ts'
import { selectIsSettled } from '../../../src/machines/common/toggle/selectors.ts'
import { toggleMachine } from '../../../src/machines/common/toggle/toggleMachine.ts'
import { startScripted } from '../../support/model/startScripted.ts'

const heart = () => startScripted(toggleMachine, { subjectId: 'content-1', messages: { on: 'Erreur', off: 'Erreur' } })
const press = { type: 'toggle.press', isOn: false, isSignedIn: true } as const

it('stops a settled actor immediately', () => {
  const { actor } = heart()
  stopOnceSettled(actor, selectIsSettled)
  expect(actor.getSnapshot().status).toBe('stopped')
})

it('sends the pending value before it stops, even if the button is unmounted', async () => {
  const { actor, script, facts } = heart()
  actor.send(press)
  actor.send(press)
  stopOnceSettled(actor, selectIsSettled)
  await script.answer('save', { output: undefined })
  expect(script.asked.map(({ input }) => input)).toEqual([
    { subjectId: 'content-1', isOn: true },
    { subjectId: 'content-1', isOn: false },
  ])
  expect(actor.getSnapshot().status).toBe('active')
  await script.answer('save', { output: undefined })
  expect(facts).toEqual([{ type: 'toggle.saved', isOn: false, wasUnchanged: false }])
  expect(actor.getSnapshot().status).toBe('stopped')
})
