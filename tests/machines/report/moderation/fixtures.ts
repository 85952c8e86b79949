import type { moderationMachine } from '../../../../src/machines/report/moderation/moderationMachine.ts'
import type { HeldCommentDecision, ReportDecision } from '../../../../src/machines/report/moderation/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const hiding: ReportDecision = {
  act: 'hide',
  reportId: 'report-1',
  subject: { kind: 'comment', id: 'comment-1', text: 'Achetez mes montres' },
}

export const publishing: HeldCommentDecision = {
  act: 'publish',
  comment: { id: 'comment-2', text: 'Bonjour', updatedAt: null },
}

export const moderationFixtures: Fixtures<typeof moderationMachine> = {
  inputs: [undefined],
  events: {
    'act.ask': [{ type: 'act.ask', act: hiding }],
    'question.confirm': [{ type: 'question.confirm' }],
    'question.cancel': [{ type: 'question.cancel' }],
  },
  done: { carryOut: [hiding] },
  errors: { carryOut: [new AppError('REPORT_CLOSED'), new AppError('API_UNAVAILABLE')] },
  laws: { typed: ['act'] },
}
