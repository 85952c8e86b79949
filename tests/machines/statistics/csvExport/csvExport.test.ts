import { expect, it } from 'vitest'
import { csvExportMachine } from '../../../../src/machines/statistics/csvExport/csvExportMachine.ts'
import { selectFailure, selectIsBusy } from '../../../../src/machines/statistics/csvExport/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { curve, days } from './fixtures.ts'

type Export = Scripted<typeof csvExportMachine>

function downloading(): Export {
  const download = startScripted(csvExportMachine)
  download.actor.send({ type: 'export.start', table: days })
  return download
}
async function failed(): Promise<Export> {
  const download = downloading()
  await download.script.answer('downloadTable', { error: new AppError('TOO_MANY_REQUESTS') })
  return download
}
const isBusy = ({ actor }: Export): boolean => selectIsBusy(actor.getSnapshot())
const failure = ({ actor }: Export) => selectFailure(actor.getSnapshot())

it('downloads nothing until it is asked to', () => {
  const download = startScripted(csvExportMachine)
  expect([isBusy(download), failure(download), download.script.asked]).toEqual([false, null, []])
})

it('downloads the chosen table, once however often it is pressed, and then another', async () => {
  const download = downloading()
  download.actor.send({ type: 'export.start', table: curve })
  expect(download.script.asked).toEqual([{ id: 'downloadTable', input: { table: days } }])
  expect(isBusy(download)).toBe(true)
  await download.script.answer('downloadTable', { output: undefined })
  expect([isBusy(download), failure(download)]).toEqual([false, null])
  download.actor.send({ type: 'export.start', table: curve })
  expect(download.script.asked.at(-1)).toEqual({ id: 'downloadTable', input: { table: curve } })
})

it('shows a failure until it is dismissed', async () => {
  const download = await failed()
  const message = 'Trop de tentatives, réessayez dans un instant'
  expect([isBusy(download), failure(download)]).toEqual([false, { code: 'TOO_MANY_REQUESTS', message, fields: {} }])
  download.actor.send({ type: 'failure.dismiss' })
  expect([isBusy(download), failure(download)]).toEqual([false, null])
  expect(download.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
})

it('starts again after a failure, without its message, also with another table', async () => {
  const download = await failed()
  download.actor.send({ type: 'export.start', table: curve })
  expect([isBusy(download), failure(download)]).toEqual([true, null])
  expect(download.script.asked.at(-1)).toEqual({ id: 'downloadTable', input: { table: curve } })
})

it('has its own words for a fault', async () => {
  const download = downloading()
  await download.script.answer('downloadTable', { error: new Error('lost') })
  expect(failure(download)?.message).toBe('Erreur lors de l’export des statistiques')
})

it('is given up after thirty seconds without an answer', () => {
  const download = downloading()
  download.script.clock.increment(29_999)
  expect([isBusy(download), failure(download)]).toEqual([true, null])
  download.script.clock.increment(1)
  expect([isBusy(download), failure(download)?.code]).toEqual([false, 'TIMEOUT'])
})
