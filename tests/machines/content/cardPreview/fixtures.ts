import type { cardPreviewMachine } from '../../../../src/machines/content/cardPreview/cardPreviewMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Tile } from '../../../../src/shared/storyboard.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

/** @returns pictures that begin at 0 s, 10 s, 20 s … */
export const tiles = (count: number): Tile[] =>
  Array.from({ length: count }, (_, index) => ({
    end: (index + 1) * 10,
    sheetUrl: '/media/storyboard.webp',
    x: index * 160,
    y: 0,
    width: 160,
    height: 90,
  }))

export const cardPreviewFixtures: Fixtures<typeof cardPreviewMachine> = {
  inputs: [{ contentId: 'c1' }],
  events: {
    'card.enter': [
      { type: 'card.enter', isMotionReduced: false },
      { type: 'card.enter', isMotionReduced: true },
    ],
    'card.leave': [{ type: 'card.leave' }],
  },
  done: { readStoryboard: [tiles(3), tiles(1), []] },
  errors: { readStoryboard: [new AppError('NOT_FOUND')] },
  laws: {
    silentFailures: {
      readStoryboard: 'The card says the same without the pictures; the next visit asks again.',
      'xstate.after.answerLimit.cardPreview.loading': 'The same.',
    },
  },
}
