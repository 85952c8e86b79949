import { expect, it } from 'vitest'
import { rootMachine } from '../../src/app/rootMachine.ts'
import { startScripted } from '../support/model/startScripted.ts'

it('reports the error that stops the session, and goes on', async () => {
  const { actor, script } = startScripted(rootMachine, undefined, 'scripted')
  const bug = new TypeError('undefined is not a function')
  await script.answer('session', { error: bug })
  expect(script.effects).toEqual([{ type: 'logFailure', params: expect.objectContaining({ error: bug }) }])
  expect(actor.getSnapshot().status).toBe('active')
})
