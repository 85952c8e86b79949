import type { quotaFormMachine } from '../../../../src/machines/quota/quotaForm/quotaFormMachine.ts'
import type { QuotaFormInput } from '../../../../src/machines/quota/quotaForm/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const ofAccount: QuotaFormInput = {
  accountId: 'user-1',
  limits: { total: { kind: 'role', amount: '', unit: 'Go' }, daily: { kind: 'unlimited', amount: '', unit: 'Go' } },
}

const unlimited = { kind: 'unlimited', amount: '', unit: 'Go' } as const
export const ofRoles: QuotaFormInput = { accountId: null, limits: { 'role-1 total': unlimited, 'role-1 daily': unlimited } }

export const quotaFormFixtures: Fixtures<typeof quotaFormMachine> = {
  inputs: [ofRoles],
  events: {
    'limit.change': [
      { type: 'limit.change', name: 'role-1 total', limit: { kind: 'bytes', amount: '1,5', unit: 'Go' } },
      { type: 'limit.change', name: 'role-1 total', limit: { kind: 'bytes', amount: 'beaucoup', unit: 'Go' } },
    ],
    'form.save': [{ type: 'form.save' }],
    'form.reset': [{ type: 'form.reset' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { saveQuotas: [{ 'role-1 total': { kind: 'bytes', bytes: 1.5 * 1024 ** 3 }, 'role-1 daily': { kind: 'unlimited', bytes: null } }] },
  errors: { saveQuotas: [new AppError('FORBIDDEN')] },
}
