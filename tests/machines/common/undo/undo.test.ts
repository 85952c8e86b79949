import { expect, it } from 'vitest'
import { undoMachine } from '../../../../src/machines/common/undo/undoMachine.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

it('announces that an undo failed, with the message of its kind', async () => {
  const { script, facts } = startScripted(undoMachine, { message: 'Erreur lors de la mise à jour de l’historique' })
  await script.answer('undo', { error: new Error('lost') })
  expect(facts).toMatchObject([{ type: 'undo.failed', failure: { message: 'Erreur lors de la mise à jour de l’historique' } }])
})
