import type { problemReportMachine } from '../../../../src/machines/report/problemReport/problemReportMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const trace = { json: '{"format":"lucarne-trace"}', events: 200, hasContexts: true, page: 'watch' }

export const problemReportFixtures: Fixtures<typeof problemReportMachine> = {
  inputs: [{ start: 'none' }, { start: 'recording' }, { start: 'failed' }],
  events: {
    'report.open': [{ type: 'report.open' }],
    'dialog.close': [{ type: 'dialog.close' }],
    'consent.give': [{ type: 'consent.give' }],
    'recording.finish': [{ type: 'recording.finish' }],
    'recording.cancel': [{ type: 'recording.cancel' }],
    'form.change': [{ type: 'form.change', patch: { text: 'Le j’aime ne tient pas' } }],
    'trace.download': [{ type: 'trace.download' }],
    'report.send': [{ type: 'report.send' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { readTrace: [trace], sendProblem: [undefined] },
  errors: {
    restartPage: [new Error('no storage')],
    readTrace: [new Error('nothing recorded')],
    sendProblem: [new AppError('API_UNAVAILABLE')],
  },
  laws: { calledWhenCancelled: { endRecording: 'The cancel is what ends the recording.' } },
}
