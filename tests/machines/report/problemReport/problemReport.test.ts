import { describe, expect, it } from 'vitest'
import { problemReportMachine } from '../../../../src/machines/report/problemReport/problemReportMachine.ts'
import * as select from '../../../../src/machines/report/problemReport/selectors.ts'
import type { ProblemReportEvent, RecordingStart } from '../../../../src/machines/report/problemReport/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Problem = Scripted<typeof problemReportMachine>

const trace = { json: '{}', events: 12, hasContexts: true, page: 'watch' }
const text = 'Le j’aime ne tient pas'

function started(start: RecordingStart, ...events: ProblemReportEvent['type'][]): Problem {
  const problem = startScripted(problemReportMachine, { start })
  for (const type of events) send(problem, type)
  return problem
}
function send({ actor }: Problem, type: ProblemReportEvent['type']): void {
  actor.send(type === 'form.change' ? { type, patch: { text } } : { type })
}

/** With the dialog that shows what was recorded. */
async function composed(): Promise<Problem> {
  const problem = started('recording', 'recording.finish')
  await problem.script.answer('readTrace', { output: trace })
  return problem
}
async function sending(): Promise<Problem> {
  const problem = await composed()
  send(problem, 'form.change')
  send(problem, 'report.send')
  return problem
}
async function refused(error: unknown = new AppError('TOO_MANY_REQUESTS')): Promise<Problem> {
  const problem = await sending()
  await problem.script.answer('sendProblem', { error })
  return problem
}

/** What is on the page: `asking`, `recording` or `composing`, and whether it is busy. */
function shown({ actor }: Problem): string[] {
  const snapshot = actor.getSnapshot()
  return [
    ...(select.selectIsAsking(snapshot) ? ['asking'] : []),
    ...(select.selectIsRecording(snapshot) ? ['recording'] : []),
    ...(select.selectIsComposing(snapshot) ? ['composing'] : []),
    ...(select.selectIsBusy(snapshot) ? ['busy'] : []),
  ]
}
const failure = ({ actor }: Problem) => select.selectFailure(actor.getSnapshot())
const errors = ({ actor }: Problem) => select.selectErrors(actor.getSnapshot())
const kept = ({ actor }: Problem) => [select.selectForm(actor.getSnapshot()).text, select.selectTrace(actor.getSnapshot())]
const called = ({ script }: Problem) => [...script.asked.map(({ id }) => id), ...script.effects.map(({ type }) => type)]

describe('the consent', () => {
  it('is asked for before anything else happens', () => {
    const problem = started('none')
    expect([shown(problem), called(problem)]).toEqual([[], []])
    send(problem, 'report.open')
    expect([shown(problem), called(problem)]).toEqual([['asking'], []])
  })

  it('can be refused: nothing is recorded', () => {
    const problem = started('none', 'report.open', 'dialog.close')
    send(problem, 'consent.give')
    expect([shown(problem), called(problem)]).toEqual([[], []])
    send(problem, 'report.open')
    expect(shown(problem)).toEqual(['asking'])
  })

  it('reloads the page once, and waits for it', () => {
    const problem = started('none', 'report.open', 'consent.give')
    send(problem, 'consent.give')
    send(problem, 'dialog.close')
    expect([shown(problem), called(problem)]).toEqual([['asking', 'busy'], ['restartPage']])
  })

  it('is forgotten when the page is not reloaded, which is told and can be tried again', async () => {
    const problem = started('none', 'report.open', 'consent.give')
    await problem.script.answer('restartPage', { error: new Error('no storage') })
    expect([shown(problem), called(problem)]).toEqual([['asking'], ['restartPage', 'endRecording']])
    expect(failure(problem)?.message).toBe('Erreur lors du démarrage de l’enregistrement')
    send(problem, 'consent.give')
    expect([shown(problem), failure(problem), problem.script.asked.length]).toEqual([['asking', 'busy'], null, 2])
  })

  it('is forgotten when the page stays for thirty seconds', () => {
    const problem = started('none', 'report.open', 'consent.give')
    problem.script.clock.increment(29_999)
    expect([shown(problem), called(problem)]).toEqual([['asking', 'busy'], ['restartPage']])
    problem.script.clock.increment(1)
    expect([shown(problem), called(problem)]).toEqual([['asking'], ['restartPage', 'endRecording']])
    expect(failure(problem)?.message).toBe('Erreur lors du démarrage de l’enregistrement')
  })

  it('says after the reload that the recorder could not start', () => {
    const problem = started('failed')
    expect([shown(problem), called(problem)]).toEqual([['asking'], []])
    expect(failure(problem)?.message).toBe('Erreur lors du démarrage de l’enregistrement')
    send(problem, 'consent.give')
    expect([shown(problem), called(problem)]).toEqual([['asking', 'busy'], ['restartPage']])
  })

  it.each(['failure.dismiss', 'dialog.close'] as const)('is asked for without the failure after %s', (type) => {
    const problem = started('failed', type)
    expect([shown(problem), failure(problem)]).toEqual([type === 'dialog.close' ? [] : ['asking'], null])
    expect(problem.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
    send(problem, 'report.open')
    expect([shown(problem), called(problem)]).toEqual([['asking'], []])
  })
})

describe('the recording', () => {
  it('goes on until it is ended, and shows nothing else', () => {
    const problem = started('recording', 'dialog.close', 'consent.give', 'report.send')
    problem.script.clock.increment(86_400_000)
    expect([shown(problem), called(problem)]).toEqual([['recording'], []])
  })

  it('is thrown away by a cancel, and nothing is read or sent', () => {
    const problem = started('recording', 'recording.cancel', 'recording.finish')
    expect([shown(problem), called(problem), problem.facts]).toEqual([[], ['endRecording'], []])
    send(problem, 'report.open')
    expect(shown(problem)).toEqual(['asking'])
  })

  it.each(['recording.finish', 'report.open'] as const)('is read, ended and shown after %s', async (type) => {
    const problem = started('recording', type)
    send(problem, type)
    expect([shown(problem), called(problem)]).toEqual([['recording', 'busy'], ['readTrace']])
    await problem.script.answer('readTrace', { output: trace })
    expect([shown(problem), called(problem)]).toEqual([['composing'], ['readTrace', 'endRecording']])
    expect([kept(problem), failure(problem), errors(problem)]).toEqual([['', trace], null, {}])
  })

  it('goes on when it cannot be read, which is told', async () => {
    const problem = started('recording', 'recording.finish')
    await problem.script.answer('readTrace', { error: new Error('damaged') })
    expect([shown(problem), called(problem)]).toEqual([['recording'], ['readTrace']])
    const message = 'Erreur lors de la lecture de l’enregistrement'
    expect(problem.facts).toEqual([{ type: 'trace.failed', failure: { code: 'INTERNAL', message, fields: {} } }])
    send(problem, 'recording.finish')
    expect(called(problem)).toEqual(['readTrace', 'readTrace'])
  })

  it('goes on when it is not read within thirty seconds', () => {
    const problem = started('recording', 'recording.finish')
    problem.script.clock.increment(29_999)
    expect([shown(problem), problem.facts]).toEqual([['recording', 'busy'], []])
    problem.script.clock.increment(1)
    expect(shown(problem)).toEqual(['recording'])
    expect(problem.facts).toMatchObject([{ type: 'trace.failed', failure: { code: 'TIMEOUT' } }])
  })
})

describe('the report', () => {
  it('needs a text', async () => {
    const problem = await composed()
    send(problem, 'report.send')
    expect([shown(problem), errors(problem)]).toEqual([['composing'], { text: 'Dites ce qui s’est passé' }])
    send(problem, 'form.change')
    expect(errors(problem)).toEqual({})
  })

  it('refuses a text of more than two thousand characters', async () => {
    const problem = await composed()
    problem.actor.send({ type: 'form.change', patch: { text: 'a'.repeat(2001) } })
    send(problem, 'report.send')
    expect([shown(problem), errors(problem)]).toEqual([['composing'], { text: 'Le texte ne peut pas dépasser 2000 caractères' }])
    problem.actor.send({ type: 'form.change', patch: { text: 'a'.repeat(2000) } })
    send(problem, 'report.send')
    expect(shown(problem)).toEqual(['composing', 'busy'])
  })

  it('is sent once, with the text and what was recorded, and thanked for', async () => {
    const problem = await sending()
    send(problem, 'report.send')
    send(problem, 'dialog.close')
    expect(shown(problem)).toEqual(['composing', 'busy'])
    expect(problem.script.asked.slice(1)).toEqual([{ id: 'sendProblem', input: { text, trace } }])
    expect(problem.facts).toEqual([])
    await problem.script.answer('sendProblem', { output: undefined })
    expect([shown(problem), problem.facts]).toEqual([[], [{ type: 'report.sent' }]])
    send(problem, 'report.send')
    expect(problem.script.asked).toHaveLength(2)
  })

  it('keeps text and recording when it fails, and is sent again as it was', async () => {
    const problem = await refused()
    expect([shown(problem), failure(problem)?.message]).toEqual([['composing'], 'Trop de tentatives, réessayez dans un instant'])
    expect([kept(problem), problem.facts]).toEqual([[text, trace], []])
    send(problem, 'report.send')
    expect([shown(problem), failure(problem), errors(problem)]).toEqual([['composing', 'busy'], null, {}])
    expect(problem.script.asked[2]).toEqual(problem.script.asked[1])
  })

  it('shows why the server refused at its field', async () => {
    const fields = { text: 'Ce texte ne va pas' }
    const problem = await refused(new AppError('INVALID_INPUT', { fields }))
    expect([failure(problem)?.code, errors(problem)]).toEqual(['INVALID_INPUT', fields])
  })

  it('shows the catalogue’s message when the error has none', async () => {
    const problem = await refused(new Error('lost'))
    expect(failure(problem)).toEqual({ code: 'INTERNAL', message: 'Erreur lors du signalement du problème', fields: {} })
  })

  it('stops waiting for a server that does not answer for thirty seconds', async () => {
    const problem = await sending()
    problem.script.clock.increment(29_999)
    expect([shown(problem), failure(problem)]).toEqual([['composing', 'busy'], null])
    problem.script.clock.increment(1)
    expect([shown(problem), failure(problem)?.code, kept(problem)]).toEqual([['composing'], 'TIMEOUT', [text, trace]])
  })

  it.each(['form.change', 'failure.dismiss'] as const)('shows the failure until %s, and checks the text again', async (type) => {
    const problem = await refused(new AppError('INVALID_INPUT', { fields: { text: 'Non' } }))
    send(problem, type)
    expect([shown(problem), failure(problem), errors(problem)]).toEqual([['composing'], null, {}])
    expect(kept(problem)).toEqual([text, trace])
    expect(problem.actor.getSnapshot().can({ type: 'failure.dismiss' })).toBe(false)
    problem.actor.send({ type: 'form.change', patch: { text: ' ' } })
    send(problem, 'report.send')
    expect(errors(problem)).toEqual({ text: 'Dites ce qui s’est passé' })
  })

  it('can be downloaded before it is sent, and after a failure', async () => {
    const before = await composed()
    const after = await refused()
    for (const problem of [before, after]) {
      const stood = shown(problem)
      send(problem, 'trace.download')
      expect(problem.script.effects.at(-1)).toEqual({ type: 'downloadTrace', params: { trace } })
      expect(shown(problem)).toEqual(stood)
    }
    expect(failure(after)?.code).toBe('TOO_MANY_REQUESTS')
  })

  it('is left by a cancel, and nothing of it is sent', async () => {
    const [before, after] = [await composed(), await refused(new AppError('INVALID_INPUT', { fields: { text: 'Non' } }))]
    send(before, 'report.send')
    for (const problem of [before, after]) {
      const asked = problem.script.asked.length
      send(problem, 'dialog.close')
      send(problem, 'report.send')
      expect([shown(problem), failure(problem), errors(problem)]).toEqual([[], null, {}])
      expect(problem.script.asked).toHaveLength(asked)
      send(problem, 'report.open')
      expect(shown(problem)).toEqual(['asking'])
    }
  })
})
