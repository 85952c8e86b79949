import type { commentDeletionMachine } from '../../../src/machines/commentDeletion/commentDeletionMachine.ts'
import { AppError } from '../../../src/shared/errors.ts'
import type { Fixtures } from '../../support/model/fixtures.ts'

export const commentDeletionFixtures: Fixtures<typeof commentDeletionMachine> = {
  inputs: [undefined],
  events: {
    'comment.delete': [{ type: 'comment.delete', commentId: 'comment-1' }],
    'deletion.confirm': [{ type: 'deletion.confirm' }],
    'deletion.cancel': [{ type: 'deletion.cancel' }],
  },
  done: { deleteComment: [undefined] },
  errors: { deleteComment: [new AppError('API_UNAVAILABLE')] },
}
