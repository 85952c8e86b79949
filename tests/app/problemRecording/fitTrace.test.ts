import { describe, expect, it } from 'vitest'
import { fitTrace } from '../../../src/app/problemRecording/fitTrace.ts'
import { parseTrace } from '../../../src/app/inspector/trace/parse.ts'
import { type Trace, traceVersion } from '../../../src/app/inspector/trace/types.ts'
import { sentTraceSchema } from '../../../src/shared/entities/problemReport.ts'

/** A recording of 300 events of one actor, each with a context of so many bytes; a second actor does nothing. */
function recordingOf(contextBytes: number, startBytes = 0) {
  const actor = { name: 'like', parentId: null, machine: 'toggle', input: null, isFromStart: false }
  const snapshot = (bytes: number) => ({ status: 'active', value: 'settled', context: { text: 'é'.repeat(bytes / 2) } })
  return {
    trace: (last: number): Trace => ({
      format: 'lucarne-trace',
      version: traceVersion,
      startedAt: '2026-01-01T00:00:00.000Z',
      actors: ['busy', 'calm'].map((id) => ({ ...actor, id, snapshot: snapshot(startBytes) })),
      events: Array.from({ length: Math.min(last, 300) }, (_, index) => ({
        number: 300 - Math.min(last, 300) + index,
        at: index,
        actorId: 'busy',
        fromId: null,
        event: { type: 'toggle.press' },
        after: snapshot(contextBytes),
        effects: [],
      })),
    }),
  }
}
const read = (json: string): Trace => {
  const parsed = parseTrace(json)
  if ('problem' in parsed) throw new Error(parsed.problem)
  return parsed.trace
}

describe('the trace of a problem report', () => {
  it.each([
    [0, 200, true],
    [300, 150, true],
    [500, 100, true],
    [900, 100, false],
    [5000, 100, false],
  ] as const)('with contexts of %i bytes has the last %i events, with contexts: %s', (bytes, events, hasContexts) => {
    const fitted = fitTrace(recordingOf(bytes))
    expect([fitted.events, fitted.hasContexts]).toEqual([events, hasContexts])
    const trace = read(fitted.json)
    expect([trace.events.length, trace.events.at(-1)?.number]).toEqual([events, 299])
    expect(trace.events.every(({ after }) => after?.value === 'settled' && (after.context !== null) === hasContexts)).toBe(true)
  })

  it('has the actors of its events alone, with what they knew before', () => {
    const { actors } = read(fitTrace(recordingOf(5000, 40)).json)
    expect(actors.map(({ id, snapshot }) => [id, snapshot?.context])).toEqual([['busy', { text: 'é'.repeat(20) }]])
  })

  it('is empty when not even ten events fit', () => {
    const fitted = fitTrace(recordingOf(0, 200_000))
    expect([fitted.events, fitted.hasContexts, read(fitted.json).actors]).toEqual([0, false, []])
  })

  it.each([0, 250, 300, 400, 500, 900, 5000])('is accepted by the server with the longest text, with contexts of %i bytes', (bytes) => {
    const { json } = fitTrace(recordingOf(bytes))
    expect(sentTraceSchema.safeParse(JSON.parse(json)).success).toBe(true)
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(90_000)
    const query = 'mutation ReportProblem($input: ProblemReportInput!) {\n  reportProblem(input: $input)\n}'
    const variables = { input: { text: '€'.repeat(2000), page: 'a'.repeat(40), trace: json } }
    expect(Buffer.byteLength(JSON.stringify({ operationName: 'ReportProblem', query, variables }))).toBeLessThan(100_000)
  })
})
