import { expect, it } from 'vitest'
import { playbackReportMachine } from '../../../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Reports = Scripted<typeof playbackReportMachine>
const open = (isSignedIn = true): Reports => startScripted(playbackReportMachine, { contentId: 'content-1', isSignedIn })
const watch = ({ actor }: Reports, position: number, watched: number): void =>
  actor.send({ type: 'watch.noted', news: { position, watched } })
const sent = ({ script }: Reports): unknown[] => script.asked.map(({ input }) => input)
const report = (position: number, watched: number) => ({ contentId: 'content-1', position, watched })

function recorded(): Reports {
  const reports = open()
  reports.actor.send({ type: 'view.recorded' })
  return reports
}

it('says nothing of a guest', () => {
  const reports = open(false)
  reports.actor.send({ type: 'view.recorded' })
  watch(reports, 10, 10)
  reports.actor.send({ type: 'page.left', news: { position: 12, watched: 2 } })
  expect([sent(reports), reports.script.effects]).toEqual([[], []])
})

it('waits until the server knows of the play', () => {
  const reports = open()
  watch(reports, 10, 10)
  expect(sent(reports)).toEqual([])
  reports.actor.send({ type: 'view.recorded' })
  expect(sent(reports)).toEqual([report(10, 10)])
})

it('sends one report at a time, and what came meanwhile in one more', async () => {
  const reports = recorded()
  watch(reports, 10, 10)
  watch(reports, 20, 10)
  watch(reports, 23, 3)
  expect(sent(reports)).toEqual([report(10, 10)])
  await reports.script.answer('sendReport', { output: undefined })
  expect(sent(reports)).toEqual([report(10, 10), report(23, 13)])
})

it('loses nothing of what was watched while the server could not be reached', async () => {
  const reports = recorded()
  watch(reports, 10, 10)
  await reports.script.answer('sendReport', { error: new AppError('API_UNAVAILABLE') })
  watch(reports, 20, 10)
  reports.script.clock.increment(5_000)
  await reports.script.answer('sendReport', { error: new AppError('TIMEOUT') })
  reports.script.clock.increment(9_999)
  expect(sent(reports)).toHaveLength(2)
  reports.script.clock.increment(1)
  expect(sent(reports).at(-1)).toEqual(report(20, 20))
})

it('tells the last of it when the person leaves, also while a report is on its way', () => {
  const reports = recorded()
  watch(reports, 10, 10)
  reports.actor.send({ type: 'page.left', news: { position: 14, watched: 4 } })
  reports.actor.send({ type: 'page.left', news: null })
  expect(reports.script.effects).toEqual([{ type: 'sendLastReport', params: report(14, 4) }])
})

it('tells what was watched of a play whose record is still on its way when the person leaves', () => {
  const reports = open()
  watch(reports, 10, 10)
  reports.actor.send({ type: 'page.left', news: { position: 12, watched: 2 } })
  reports.actor.send({ type: 'page.left', news: null })
  expect(reports.script.effects).toEqual([{ type: 'sendEarlyReport', params: report(12, 12) }])
  // Should the answer come after all, nothing is told twice.
  reports.actor.send({ type: 'view.recorded' })
  expect(sent(reports)).toEqual([])
})

it('stops when the server will never take them', async () => {
  const reports = recorded()
  watch(reports, 10, 10)
  await reports.script.answer('sendReport', { error: new AppError('NOT_FOUND') })
  watch(reports, 20, 10)
  reports.script.clock.increment(600_000)
  expect(sent(reports)).toHaveLength(1)
})
