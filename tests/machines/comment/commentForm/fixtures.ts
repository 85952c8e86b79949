import type { commentFormMachine } from '../../../../src/machines/comment/commentForm/commentFormMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

const target = { kind: 'add', contentId: 'content-1', parentId: null } as const

export const commentFormFixtures: Fixtures<typeof commentFormMachine> = {
  inputs: [
    { target, staysOpen: true, text: '', isInFlight: false },
    { target: { kind: 'edit', commentId: 'comment-1' }, staysOpen: false, text: '', isInFlight: false },
    { target, staysOpen: true, text: 'Bravo', isInFlight: true },
  ],
  events: {
    'form.open': [
      { type: 'form.open', text: '', isSignedIn: false },
      { type: 'form.open', text: 'Bonjour', isSignedIn: true },
    ],
    'text.change': [
      { type: 'text.change', text: 'Bravo' },
      { type: 'text.change', text: ' \n' },
      { type: 'text.change', text: 'x'.repeat(2001) },
    ],
    'form.submit': [{ type: 'form.submit' }],
    'form.close': [{ type: 'form.close' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { saveComment: ['comment-2'] },
  errors: { saveComment: [new AppError('API_UNAVAILABLE')] },
  laws: { calledWhenCancelled: { keepText: 'It forgets the text that was kept for a reload.' } },
}
