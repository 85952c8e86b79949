import type { commentSendingMachine } from '../../../../src/machines/comment/commentSending/commentSendingMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const bravo = { target: { kind: 'add', contentId: 'content-1', parentId: null }, text: 'Bravo' } as const

export const commentSendingFixtures: Fixtures<typeof commentSendingMachine> = {
  inputs: [bravo],
  events: {
    'form.joined': [{ type: 'form.joined' }],
    'form.left': [{ type: 'form.left' }],
  },
  done: { saveComment: ['comment-2'] },
  errors: { saveComment: [new AppError('API_UNAVAILABLE')] },
}
