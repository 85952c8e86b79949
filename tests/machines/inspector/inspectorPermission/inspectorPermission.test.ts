import { expect, it } from 'vitest'
import { inspectorPermissionMachine } from '../../../../src/machines/inspector/inspectorPermission/inspectorPermissionMachine.ts'
import { startScripted } from '../../../support/model/startScripted.ts'

function opened() {
  const { actor, script } = startScripted(inspectorPermissionMachine)
  const shown = () => {
    const now = actor.getSnapshot()
    return { tags: [...now.tags], failure: now.context.failure?.message ?? null, checks: script.asked.length }
  }
  return { script, shown, check: () => actor.send({ type: 'permission.check' }) }
}

it('lets nobody in before the server has said so', async () => {
  const { script, shown, check } = opened()
  expect(shown()).toEqual({ tags: ['checking'], failure: null, checks: 1 })
  check()
  expect(shown().checks).toBe(1)
  await script.answer('checkPermission', { output: true })
  expect(shown()).toEqual({ tags: ['allowed'], failure: null, checks: 1 })
  check()
  expect(shown()).toEqual({ tags: ['allowed'], failure: null, checks: 1 })
})

it('keeps out whom the server does not know as an administrator, until it is asked again', async () => {
  const { script, shown, check } = opened()
  await script.answer('checkPermission', { output: false })
  expect(shown()).toEqual({ tags: ['forbidden'], failure: null, checks: 1 })
  check()
  expect(shown()).toEqual({ tags: ['checking'], failure: null, checks: 2 })
  await script.answer('checkPermission', { output: true })
  expect(shown().tags).toEqual(['allowed'])
})

it('says that the server could not be asked, and asks again', async () => {
  const { script, shown, check } = opened()
  await script.answer('checkPermission', { error: new Error('no network') })
  expect(shown()).toEqual({ tags: [], failure: 'Vos droits n’ont pas pu être vérifiés', checks: 1 })
  check()
  expect(shown()).toEqual({ tags: ['checking'], failure: null, checks: 2 })
  await script.answer('checkPermission', { output: false })
  expect(shown().tags).toEqual(['forbidden'])
})

it('stops waiting for an answer after 30 seconds', () => {
  const { script, shown, check } = opened()
  script.clock.increment(29_999)
  expect(shown().tags).toEqual(['checking'])
  script.clock.increment(1)
  expect(shown()).toEqual({ tags: [], failure: 'Le serveur ne répond pas, réessayez dans un instant', checks: 1 })
  check()
  expect(shown().checks).toBe(2)
})
