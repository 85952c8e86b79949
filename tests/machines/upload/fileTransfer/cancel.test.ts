import { createActor, fromPromise } from 'xstate'
import { expect, it } from 'vitest'
import type { SendFileInput } from '../../../../src/machines/upload/fileTransfer/actors.ts'
import { fileTransferMachine } from '../../../../src/machines/upload/fileTransfer/fileTransferMachine.ts'
import { image, transferInput } from './fixtures.ts'

it('aborts the request of a transfer that is cancelled', () => {
  const signals: AbortSignal[] = []
  const sendFile = fromPromise<void, SendFileInput>(({ signal }) => {
    signals.push(signal)
    return Promise.withResolvers<void>().promise
  })
  const machine = fileTransferMachine.provide({ actors: { sendFile } })
  const steps = [{ type: 'send', kind: 'thumbnail', file: image }] as const
  const actor = createActor(machine, { input: { ...transferInput, steps, targetId: 'content-1' } }).start()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  actor.stop()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
