import { expect, it } from 'vitest'
import { blockingTimeOfProcessor } from '../../bench/blockingTime.ts'

const url = 'http://127.0.0.1:1'
const data = { isOutermostMainFrame: true, documentLoaderURL: `${url}/watch/a` }
const page = { pid: 1, tid: 2 }
const start = { ...page, name: 'navigationStart', ts: 1_000, args: { data } }
const paint = { ...page, name: 'firstContentfulPaint', ts: 500_000, args: { data: {} } }
const task = (ts: number, tdur: number, thread = page) => ({ ...thread, name: 'RunTask', ts, dur: 90_000, tdur })

it('counts what the tasks of the page need beyond 50 ms on a phone, after its first paint', () => {
  const traceEvents = [
    start,
    task(400_000, 80_000),
    paint,
    // 80 ms on a phone, and 48 ms, however long the thread waited for a core.
    task(600_000, 20_000),
    task(700_000, 12_000),
    task(800_000, 50_000, { pid: 1, tid: 3 }),
    task(900_000, 50_000, { pid: 9, tid: 2 }),
  ]
  expect(blockingTimeOfProcessor({ traceEvents }, url, 4)).toBe(30)
})

it('says when the page was not painted', () => {
  expect(() => blockingTimeOfProcessor({ traceEvents: [start] }, url, 4)).toThrow(`${url} was not painted in the trace`)
})
