import type { likeMachine } from '../../../src/machines/like/likeMachine.ts'
import { AppError } from '../../../src/shared/errors.ts'
import type { Fixtures } from '../../support/model/fixtures.ts'

export const likeFixtures: Fixtures<typeof likeMachine> = {
  inputs: [{ contentId: 'content-1' }],
  events: {
    'like.toggle': [
      { type: 'like.toggle', isLiked: false, isSignedIn: true },
      { type: 'like.toggle', isLiked: false, isSignedIn: false },
    ],
  },
  done: { saveLike: [undefined] },
  errors: { saveLike: [new AppError('API_UNAVAILABLE'), new AppError('SESSION_EXPIRED')] },
}
