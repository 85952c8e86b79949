import type { siteFormMachine } from '../../../../src/machines/site/siteForm/siteFormMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const siteFormFixtures: Fixtures<typeof siteFormMachine> = {
  inputs: [{ name: 'Lucarne', accent: 'orange' }],
  events: {
    'form.change': [
      { type: 'form.change', patch: { name: 'Ma télé' } },
      { type: 'form.change', patch: { name: ' ' } },
      { type: 'form.change', patch: { accent: 'blue' } },
    ],
    'form.save': [{ type: 'form.save' }],
    'form.reset': [{ type: 'form.reset' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { saveSite: [{ name: 'Ma télé', accent: 'blue' }] },
  errors: { saveSite: [new AppError('FORBIDDEN')] },
}
