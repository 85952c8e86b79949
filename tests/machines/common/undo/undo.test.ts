import { expect, it } from 'vitest'
import { undoMachine } from '../../../../src/machines/common/undo/undoMachine.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

const message = 'Erreur lors de la mise à jour de l’historique'

it('begins at the press, and ends without a word when it succeeds', async () => {
  const { actor, script, facts } = startScripted(undoMachine, { message })
  expect(script.asked.map(({ id }) => id)).toEqual(['undo'])
  await script.answer('undo', { output: undefined })
  expect([actor.getSnapshot().status, facts]).toEqual(['done', []])
})

it('announces that an undo failed, with the message of its kind', async () => {
  const { actor, script, facts } = startScripted(undoMachine, { message })
  await script.answer('undo', { error: new Error('lost') })
  expect(facts).toEqual([{ type: 'undo.failed', failure: { code: 'INTERNAL', message, fields: {} } }])
  expect(actor.getSnapshot().status).toBe('done')
})

it('is given up after thirty seconds without an answer, and says so', () => {
  const { actor, script, facts } = startScripted(undoMachine, { message })
  script.clock.increment(29_999)
  expect([actor.getSnapshot().status, facts]).toEqual(['active', []])
  script.clock.increment(1)
  const failure = { code: 'TIMEOUT', message: 'Le serveur ne répond pas, réessayez dans un instant', fields: {} }
  expect(facts).toEqual([{ type: 'undo.failed', failure }])
  expect(actor.getSnapshot().status).toBe('done')
})
