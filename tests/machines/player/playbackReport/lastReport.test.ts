import { describe, expect, it } from 'vitest'
import { playbackReportMachine } from '../../../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { selectIsSettled } from '../../../../src/machines/player/playbackReport/selectors.ts'
import type { Watched } from '../../../../src/machines/player/playbackReport/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { upTo } from './fixtures.ts'

type Reports = Scripted<typeof playbackReportMachine>
const unreachable = new AppError('API_UNAVAILABLE')
const tooEarly = new AppError('CONTENT_NOT_FOUND')

const open = (): Reports => startScripted(playbackReportMachine, { contentId: 'content-1', isSignedIn: true })
const record = ({ actor }: Reports): void => actor.send({ type: 'view.recorded' })
const watch = ({ actor }: Reports, position: number, watched: number): void =>
  actor.send({ type: 'watch.noted', news: upTo(position, watched) })
const leave = ({ actor }: Reports, news: Watched | null): void => actor.send({ type: 'page.left', news })
const sent = ({ script }: Reports): unknown[] => script.asked.map(({ input }) => input)
const isSettled = ({ actor }: Reports): boolean => selectIsSettled(actor.getSnapshot())
const report = (position: number, watched: number) => ({ contentId: 'content-1', ...upTo(position, watched) })
const last = (position: number, watched: number) => ({ type: 'sendLastReport', params: report(position, watched) })

function recorded(): Reports {
  const reports = open()
  record(reports)
  return reports
}

describe('leaving a recorded play', () => {
  it('sends nothing when nothing was watched', () => {
    const reports = recorded()
    leave(reports, null)
    expect([sent(reports), reports.script.effects, isSettled(reports)]).toEqual([[], [], true])
  })

  it('sends the last seconds once', () => {
    const reports = recorded()
    leave(reports, upTo(4, 4))
    leave(reports, null)
    expect([sent(reports), reports.script.effects]).toEqual([[], [last(4, 4)]])
  })

  it('sends the seconds of the next visit alone', () => {
    const reports = recorded()
    leave(reports, upTo(4, 4))
    leave(reports, upTo(9, 5))
    expect(reports.script.effects).toEqual([last(4, 4), last(9, 5)])
  })
})

describe('leaving while the server is unreachable', () => {
  async function failed(): Promise<Reports> {
    const reports = recorded()
    watch(reports, 10, 10)
    await reports.script.answer('sendReport', { error: unreachable })
    return reports
  }

  it('sends everything that the server has not received, once', async () => {
    const reports = await failed()
    leave(reports, upTo(13, 3))
    leave(reports, null)
    reports.script.clock.increment(600_000)
    expect([sent(reports), reports.script.effects]).toEqual([[report(10, 10)], [last(13, 13)]])
  })

  it('sends the failed report when nothing else was watched', async () => {
    const reports = await failed()
    leave(reports, null)
    expect(reports.script.effects).toEqual([last(10, 10)])
  })

  it('reports the seconds of the next visit immediately', async () => {
    const reports = await failed()
    leave(reports, null)
    expect(isSettled(reports)).toBe(true)
    watch(reports, 20, 10)
    expect(sent(reports)).toEqual([report(10, 10), report(20, 10)])
  })
})

describe('leaving before the play is recorded', () => {
  function left(): Reports {
    const reports = open()
    leave(reports, upTo(12, 12))
    return reports
  }
  async function refused(): Promise<Reports> {
    const reports = left()
    await reports.script.answer('sendEarlyReport', { error: tooEarly })
    return reports
  }

  it('sends nothing when nothing was watched', () => {
    const reports = open()
    leave(reports, null)
    expect([sent(reports), reports.script.effects, isSettled(reports)]).toEqual([[], [], true])
  })

  it('sends nothing when the play is recorded and nothing was watched', () => {
    const reports = recorded()
    expect([sent(reports), isSettled(reports)]).toEqual([[], true])
  })

  it('reports the seconds of the next visit after the first report was accepted', async () => {
    const reports = left()
    await reports.script.answer('sendEarlyReport', { output: undefined })
    expect(isSettled(reports)).toBe(true)
    watch(reports, 22, 10)
    expect(sent(reports)).toEqual([report(12, 12), report(22, 10)])
  })

  it('reports what was watched in the next visit as soon as the first report is accepted', async () => {
    const reports = left()
    watch(reports, 22, 10)
    expect(sent(reports)).toEqual([report(12, 12)])
    await reports.script.answer('sendEarlyReport', { output: undefined })
    expect([sent(reports), isSettled(reports)]).toEqual([[report(12, 12), report(22, 10)], false])
    await reports.script.answer('sendReport', { output: undefined })
    expect(isSettled(reports)).toBe(true)
  })

  it('sends the last seconds of the next visit once, also while the first report is in flight', async () => {
    const reports = left()
    watch(reports, 22, 10)
    leave(reports, upTo(25, 3))
    leave(reports, null)
    await reports.script.answer('sendEarlyReport', { output: undefined })
    expect([sent(reports), reports.script.effects]).toEqual([[report(12, 12)], [last(25, 13)]])
  })

  it('waits after a refusal when the user leaves again without having watched', async () => {
    const reports = await refused()
    leave(reports, null)
    expect([sent(reports), isSettled(reports)]).toEqual([[report(12, 12)], false])
  })

  it('sends all seconds again after a refusal when the user leaves again', async () => {
    const reports = await refused()
    leave(reports, upTo(15, 3))
    expect([sent(reports), reports.script.effects]).toEqual([[report(12, 12), report(15, 15)], []])
  })

  it('keeps the refused seconds for a play that is recorded after thirty seconds', async () => {
    const reports = await refused()
    reports.script.clock.increment(30_000)
    record(reports)
    expect(sent(reports)).toEqual([report(12, 12), report(12, 12)])
  })

  it('retries after five seconds again once a refused report was accepted', async () => {
    const reports = await refused()
    leave(reports, upTo(15, 3))
    await reports.script.answer('sendEarlyReport', { output: undefined })
    watch(reports, 25, 10)
    await reports.script.answer('sendReport', { error: unreachable })
    reports.script.clock.increment(4_999)
    expect(sent(reports)).toHaveLength(3)
    reports.script.clock.increment(1)
    expect(sent(reports).slice(2)).toEqual([report(25, 10), report(25, 10)])
  })

  it('retries after five seconds again also when more was watched before the acceptance', async () => {
    const reports = await refused()
    leave(reports, upTo(15, 3))
    watch(reports, 25, 10)
    await reports.script.answer('sendEarlyReport', { output: undefined })
    await reports.script.answer('sendReport', { error: unreachable })
    reports.script.clock.increment(5_000)
    expect(sent(reports).slice(2)).toEqual([report(25, 10), report(25, 10)])
  })
})
