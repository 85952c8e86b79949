import type { siteFormMachine } from '../../../../src/machines/site/siteForm/siteFormMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { SiteSettings } from '../../../../src/shared/site.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

/** The settings of a site that nobody has changed yet. */
export const stored: SiteSettings = {
  name: 'Lucarne',
  accent: 'orange',
  description: '',
  contact: '',
  legalNotice: '',
  privacyPolicy: '',
  announcement: '',
  announcementTone: 'info',
  announcementEndsAt: null,
  guestPlayback: false,
  highestRendition: 1080,
  largestVideoBytes: 2 * 1024 ** 3,
}

export const siteFormFixtures: Fixtures<typeof siteFormMachine> = {
  inputs: [stored],
  events: {
    'form.change': [
      { type: 'form.change', patch: { name: 'Ma télé' } },
      { type: 'form.change', patch: { name: ' ' } },
      { type: 'form.change', patch: { accent: 'blue' } },
      { type: 'form.change', patch: { largestVideoAmount: '500', largestVideoUnit: 'Mo' } },
    ],
    'form.save': [{ type: 'form.save' }],
    'form.reset': [{ type: 'form.reset' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { saveSite: [{ ...stored, name: 'Ma télé', accent: 'blue' }] },
  errors: { saveSite: [new AppError('FORBIDDEN')] },
}
