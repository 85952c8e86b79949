import type { VideoPart } from '../../../../src/machines/content/videoTrim/types.ts'
import type { videoTrimMachine } from '../../../../src/machines/content/videoTrim/videoTrimMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const part: VideoPart = { start: 5.04, end: 20, sourceDuration: 60.02 }
export const whole: VideoPart = { start: 0, end: 60.02, sourceDuration: 60.02 }

export const videoTrimFixtures: Fixtures<typeof videoTrimMachine> = {
  inputs: [{ contentId: 'content-1', part }],
  events: {
    'part.change': [
      { type: 'part.change', patch: { start: '0:10' } },
      { type: 'part.change', patch: { end: 'x' } },
    ],
    'part.save': [{ type: 'part.save' }],
    'whole.restore': [{ type: 'whole.restore' }],
    'part.refresh': [{ type: 'part.refresh', part: { start: 1, end: 2, sourceDuration: 60.02 } }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { savePart: [part], restoreWhole: [whole] },
  errors: { savePart: [new AppError('FORBIDDEN')], restoreWhole: [new AppError('VIDEO_REQUIRED')] },
  laws: { typed: ['form'] },
}
