import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { accountExportMachine } from '../../../../src/machines/user/accountExport/accountExportMachine.ts'
import { selectBytes, selectFailure, selectIsBusy } from '../../../../src/machines/user/accountExport/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Export = Scripted<typeof accountExportMachine>

const idle = (): Export => startScripted(accountExportMachine, { userId: 'user-ada' })

function downloading(): Export {
  const download = idle()
  download.actor.send({ type: 'export.start' })
  return download
}

async function failed(): Promise<Export> {
  const download = downloading()
  await download.script.answer('downloadArchive', { error: new AppError('TOO_MANY_REQUESTS') })
  return download
}

const isBusy = ({ actor }: Export): boolean => selectIsBusy(actor.getSnapshot())
const bytes = ({ actor }: Export): number => selectBytes(actor.getSnapshot())
const failure = ({ actor }: Export) => selectFailure(actor.getSnapshot())

/** The download's way to report how many bytes have come. */
function progressOf({ script }: Export): (bytes: number) => void {
  const input = script.asked.at(-1)?.input
  if (typeof input !== 'object' || input === null || !('onProgress' in input)) throw new Error('No progress is asked for')
  const { onProgress } = input
  if (typeof onProgress !== 'function') throw new Error('onProgress is no function')
  return (received) => void Reflect.apply(onProgress, undefined, [received])
}

it('downloads nothing until it is asked to', () => {
  const download = idle()
  expect([isBusy(download), bytes(download), failure(download), download.script.asked]).toEqual([false, 0, null, []])
})

it('downloads the archive of this person, once per press', async () => {
  const download = downloading()
  download.actor.send({ type: 'export.start' })
  expect(download.script.asked).toMatchObject([{ id: 'downloadArchive', input: { userId: 'user-ada' } }])
  expect(isBusy(download)).toBe(true)
  await download.script.answer('downloadArchive', { output: undefined })
  expect([isBusy(download), failure(download)]).toEqual([false, null])
  download.actor.send({ type: 'export.start' })
  expect(download.script.asked).toHaveLength(2)
})

it('counts the received bytes, from zero at each download', async () => {
  const download = downloading()
  const report = progressOf(download)
  report(4096)
  report(8192)
  expect(bytes(download)).toBe(8192)
  await download.script.answer('downloadArchive', { output: undefined })
  download.actor.send({ type: 'export.start' })
  expect(bytes(download)).toBe(0)
})

it('ignores what a cancelled download still reports', () => {
  const download = downloading()
  const report = progressOf(download)
  download.actor.send({ type: 'export.cancel' })
  expect(isBusy(download)).toBe(false)
  report(4096)
  expect([bytes(download), failure(download)]).toEqual([0, null])
  download.actor.send({ type: 'export.start' })
  expect([isBusy(download), download.script.asked.length]).toEqual([true, 2])
})

it('says nothing when a cancelled download fails afterwards', async () => {
  const download = downloading()
  download.actor.send({ type: 'export.cancel' })
  void download.script.answer('downloadArchive', { error: new AppError('API_UNAVAILABLE') })
  await setImmediate()
  expect([isBusy(download), failure(download)]).toEqual([false, null])
})

it('has no failure to dismiss after a download, nor after a cancelled one', async () => {
  const finished = downloading()
  await finished.script.answer('downloadArchive', { output: undefined })
  const cancelled = downloading()
  cancelled.actor.send({ type: 'export.cancel' })
  for (const { actor } of [finished, cancelled]) expect(actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
})

it('shows a failure until it is dismissed', async () => {
  const download = await failed()
  const message = 'Trop de tentatives, réessayez dans un instant'
  expect([isBusy(download), failure(download)]).toEqual([false, { code: 'TOO_MANY_REQUESTS', message, fields: {} }])
  download.actor.send({ type: 'failure.dismiss' })
  expect([isBusy(download), failure(download)]).toEqual([false, null])
  download.actor.send({ type: 'export.start' })
  expect(isBusy(download)).toBe(true)
})

it('starts again after a failure, without its message', async () => {
  const download = await failed()
  download.actor.send({ type: 'export.start' })
  expect([isBusy(download), failure(download), download.script.asked.length]).toEqual([true, null, 2])
})

it('shows the catalogue’s message when the error has none', async () => {
  const download = downloading()
  await download.script.answer('downloadArchive', { error: new Error('lost') })
  expect(failure(download)?.message).toBe('Erreur lors de l’export du compte')
})
