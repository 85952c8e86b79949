import type { conversionRetryMachine } from '../../../../src/machines/content/conversionRetry/conversionRetryMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const conversionRetryFixtures: Fixtures<typeof conversionRetryMachine> = {
  inputs: [undefined],
  events: { 'conversion.repeat': [{ type: 'conversion.repeat', contentId: 'content-1' }] },
  done: { repeatConversion: [undefined] },
  errors: { repeatConversion: [new AppError('CONVERSION_NOT_FAILED')] },
}
