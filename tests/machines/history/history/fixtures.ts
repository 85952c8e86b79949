import type { historyMachine } from '../../../../src/machines/history/history/historyMachine.ts'
import type { RemovableEntry } from '../../../../src/machines/history/history/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const guitar: RemovableEntry = {
  contentId: 'content-1',
  title: 'Fabriquer une guitare',
  watchedAt: '2026-11-01T10:00:00.000Z',
  position: 12,
}

export const historyFixtures: Fixtures<typeof historyMachine> = {
  inputs: [{ text: '' }],
  events: {
    'search.type': [{ type: 'search.type', text: 'guitare' }],
    'search.submit': [{ type: 'search.submit' }],
    'search.adopt': [{ type: 'search.adopt', text: 'étoiles' }],
    'entry.askRemoval': [{ type: 'entry.askRemoval', entry: guitar }],
    'history.askClearing': [{ type: 'history.askClearing' }],
    'dialog.confirm': [{ type: 'dialog.confirm' }],
    'dialog.cancel': [{ type: 'dialog.cancel' }],
  },
  done: { saveChange: [undefined] },
  errors: { saveChange: [new AppError('API_UNAVAILABLE')] },
}
