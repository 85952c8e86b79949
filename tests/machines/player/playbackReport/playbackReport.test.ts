import { describe, expect, it } from 'vitest'
import { playbackReportMachine } from '../../../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { selectIsSettled } from '../../../../src/machines/player/playbackReport/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { upTo } from './fixtures.ts'

type Reports = Scripted<typeof playbackReportMachine>
const open = (isSignedIn = true): Reports => startScripted(playbackReportMachine, { contentId: 'content-1', isSignedIn })
const watch = ({ actor }: Reports, position: number, watched: number): void =>
  actor.send({ type: 'watch.noted', news: upTo(position, watched) })
const sent = ({ script }: Reports): unknown[] => script.asked.map(({ input }) => input)
const report = (position: number, watched: number) => ({ contentId: 'content-1', ...upTo(position, watched) })

function recorded(): Reports {
  const reports = open()
  reports.actor.send({ type: 'view.recorded' })
  return reports
}

it('sends no report for a guest', () => {
  const reports = open(false)
  reports.actor.send({ type: 'view.recorded' })
  watch(reports, 10, 10)
  reports.actor.send({ type: 'page.left', news: upTo(12, 2) })
  expect([sent(reports), reports.script.effects]).toEqual([[], []])
})

it('sends no report until the server has recorded the play', () => {
  const reports = open()
  watch(reports, 10, 10)
  expect(sent(reports)).toEqual([])
  reports.actor.send({ type: 'view.recorded' })
  expect(sent(reports)).toEqual([report(10, 10)])
})

it('sends one report at a time, and combines what was watched during a request in the next report', async () => {
  const reports = recorded()
  watch(reports, 10, 10)
  watch(reports, 20, 10)
  watch(reports, 23, 3)
  expect(sent(reports)).toEqual([report(10, 10)])
  await reports.script.answer('sendReport', { output: undefined })
  expect(sent(reports)).toEqual([report(10, 10), report(23, 13)])
})

it('keeps jumps apart when it combines them, and parts that were watched again', async () => {
  const reports = recorded()
  watch(reports, 10, 10)
  for (const [position, seconds] of [
    [20, 10],
    [55, 5],
    [60, 5],
    [4, 3],
  ] as const)
    watch(reports, position, seconds)
  await reports.script.answer('sendReport', { output: undefined })
  const ranges = [
    { from: 10, to: 20 },
    { from: 50, to: 60 },
    { from: 1, to: 4 },
  ]
  expect(sent(reports).at(-1)).toEqual({ contentId: 'content-1', position: 4, ranges })
})

it('loses no watched part while the server is unreachable', async () => {
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

it('sends the last report when the user leaves, also while another report is in flight', () => {
  const reports = recorded()
  watch(reports, 10, 10)
  reports.actor.send({ type: 'page.left', news: upTo(14, 4) })
  reports.actor.send({ type: 'page.left', news: null })
  expect(reports.script.effects).toEqual([{ type: 'sendLastReport', params: report(14, 4) }])
})

describe('leaving while the request that records the play is in flight', () => {
  function left(): Reports {
    const reports = open()
    watch(reports, 10, 10)
    reports.actor.send({ type: 'page.left', news: upTo(12, 2) })
    return reports
  }
  const { refused, lost } = { refused: new AppError('CONTENT_NOT_FOUND'), lost: new AppError('API_UNAVAILABLE') }
  const isSettled = ({ actor }: Reports): boolean => selectIsSettled(actor.getSnapshot())

  it('sends one report immediately', async () => {
    const reports = left()
    reports.actor.send({ type: 'page.left', news: null })
    expect(sent(reports)).toEqual([report(12, 12)])
    await reports.script.answer('sendEarlyReport', { output: undefined })
    // A late response must not cause a second report.
    reports.actor.send({ type: 'view.recorded' })
    expect([sent(reports), reports.script.effects]).toEqual([[report(12, 12)], []])
  })

  it('sends the report again after the play is recorded, when the server refused it as too early', async () => {
    const reports = left()
    await reports.script.answer('sendEarlyReport', { error: refused })
    expect(sent(reports)).toHaveLength(1)
    reports.actor.send({ type: 'view.recorded' })
    expect(sent(reports)).toEqual([report(12, 12), report(12, 12)])
  })

  it('sends the report again immediately when the play was recorded before the refusal arrived', async () => {
    const reports = left()
    reports.actor.send({ type: 'view.recorded' })
    expect(sent(reports)).toHaveLength(1)
    await reports.script.answer('sendEarlyReport', { error: lost })
    expect(sent(reports)).toEqual([report(12, 12), report(12, 12)])
  })

  it('waits for the play to be recorded, for at most thirty seconds', async () => {
    const reports = left()
    expect(isSettled(reports)).toBe(false)
    await reports.script.answer('sendEarlyReport', { error: refused })
    reports.script.clock.increment(29_999)
    expect(isSettled(reports)).toBe(false)
    reports.script.clock.increment(1)
    expect(isSettled(reports)).toBe(true)
  })

  it('is settled once the second report is accepted', async () => {
    const reports = left()
    await reports.script.answer('sendEarlyReport', { error: refused })
    reports.actor.send({ type: 'view.recorded' })
    expect(isSettled(reports)).toBe(false)
    await reports.script.answer('sendReport', { output: undefined })
    expect(isSettled(reports)).toBe(true)
  })

  it('loses no watched part when the user returns to the page before that', async () => {
    const reports = left()
    watch(reports, 22, 10)
    await reports.script.answer('sendEarlyReport', { error: refused })
    watch(reports, 25, 3)
    reports.actor.send({ type: 'view.recorded' })
    expect(sent(reports).at(-1)).toEqual(report(25, 25))
  })
})

describe('a report that the server refuses for good', () => {
  const refusal = new AppError('NOT_FOUND')
  async function refused(): Promise<Reports> {
    const reports = recorded()
    watch(reports, 10, 10)
    await reports.script.answer('sendReport', { error: refusal })
    return reports
  }

  it('is logged', async () => {
    const reports = await refused()
    expect(reports.script.effects).toEqual([{ type: 'logReportFailure', params: expect.objectContaining({ error: refusal }) }])
  })

  it('is the last, also when the user leaves later', async () => {
    const reports = await refused()
    watch(reports, 20, 10)
    reports.actor.send({ type: 'page.left', news: upTo(25, 5) })
    reports.actor.send({ type: 'view.recorded' })
    reports.script.clock.increment(600_000)
    expect([sent(reports).length, reports.script.effects.length]).toEqual([1, 1])
  })
})

it('sends the next report after the previous one was accepted', async () => {
  const reports = recorded()
  watch(reports, 10, 10)
  await reports.script.answer('sendReport', { output: undefined })
  watch(reports, 20, 10)
  expect(sent(reports)).toEqual([report(10, 10), report(20, 10)])
})

it('waits longer after each failure in a row, at most a minute, and five seconds again after an accepted report', async () => {
  const reports = recorded()
  watch(reports, 10, 10)
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    const before = sent(reports).length
    await reports.script.answer('sendReport', { error: new AppError('API_UNAVAILABLE') })
    reports.script.clock.increment(seconds * 1_000 - 1)
    expect(sent(reports)).toHaveLength(before)
    reports.script.clock.increment(1)
    expect(sent(reports)).toHaveLength(before + 1)
  }
  await reports.script.answer('sendReport', { output: undefined })
  watch(reports, 20, 10)
  await reports.script.answer('sendReport', { error: new AppError('API_UNAVAILABLE') })
  reports.script.clock.increment(5_000)
  expect(sent(reports).slice(-2)).toEqual([report(20, 10), report(20, 10)])
})

it('waits five seconds again after an accepted report, also when the next report followed it immediately', async () => {
  const reports = recorded()
  watch(reports, 10, 10)
  await reports.script.answer('sendReport', { error: new AppError('API_UNAVAILABLE') })
  reports.script.clock.increment(5_000)
  watch(reports, 20, 10)
  await reports.script.answer('sendReport', { output: undefined })
  await reports.script.answer('sendReport', { error: new AppError('API_UNAVAILABLE') })
  reports.script.clock.increment(5_000)
  expect(sent(reports).slice(2)).toEqual([report(20, 10), report(20, 10)])
})
