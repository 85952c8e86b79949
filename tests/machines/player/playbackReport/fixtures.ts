import type { playbackReportMachine } from '../../../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Watched } from '../../../../src/machines/player/playbackReport/types.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

/** What is reported of so many seconds that were watched without a jump. */
export const upTo = (position: number, seconds: number): Watched => ({
  position,
  ranges: [{ from: position - seconds, to: position }],
})

export const playbackReportFixtures: Fixtures<typeof playbackReportMachine> = {
  inputs: [
    { contentId: 'content-1', isSignedIn: true },
    { contentId: 'content-1', isSignedIn: false },
  ],
  events: {
    'view.recorded': [{ type: 'view.recorded' }],
    // Without ranges, of which there could be any number.
    'watch.noted': [{ type: 'watch.noted', news: { position: 10, ranges: [] } }],
    'page.left': [
      { type: 'page.left', news: { position: 12, ranges: [] } },
      { type: 'page.left', news: null },
    ],
  },
  done: { sendReport: [undefined], sendEarlyReport: [undefined] },
  errors: {
    sendEarlyReport: [new AppError('CONTENT_NOT_FOUND')],
    sendReport: [new AppError('API_UNAVAILABLE'), new AppError('NOT_FOUND')],
  },
  laws: {
    silentFailures: { 'xstate.after.answerLimit.playbackReport.waitingForRecord': 'The page was left: nobody is there any more.' },
    deadEnds: { sendReport: 'The server takes no reports of this video; watching goes on without them.' },
    calledWhenCancelled: {
      sendLastReport: 'The report is due when the page is left.',
      sendEarlyReport: 'The report is due when the page is left.',
      sendReport: 'The report is due when the page is left.',
    },
  },
}
