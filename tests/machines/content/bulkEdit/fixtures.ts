import type { bulkEditMachine } from '../../../../src/machines/content/bulkEdit/bulkEditMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const videos = [
  { id: 'content-1', title: 'Semer' },
  { id: 'content-2', title: 'Planter' },
  { id: 'content-3', title: 'Récolter' },
]
const [first, , third] = videos
const refusals = [{ id: 'content-1', message: 'Maximum 10 mots-clés autorisés' }]

export const bulkEditFixtures: Fixtures<typeof bulkEditMachine> = {
  inputs: [undefined],
  events: {
    'video.toggle': first ? [{ type: 'video.toggle', video: first }] : [],
    'range.select': third ? [{ type: 'range.select', video: third, videos }] : [],
    'all.select': [{ type: 'all.select', videos }],
    'selection.clear': [{ type: 'selection.clear' }],
    'edit.open': [{ type: 'edit.open' }],
    'form.change': [{ type: 'form.change', patch: { visibility: 'private' } }],
    'form.submit': [{ type: 'form.submit' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'dialog.close': [{ type: 'dialog.close' }],
    'deletion.ask': [{ type: 'deletion.ask' }],
    'deletion.confirm': [{ type: 'deletion.confirm' }],
    'deletion.cancel': [{ type: 'deletion.cancel' }],
  },
  done: { changeVideos: [[], refusals], deleteVideos: [[], refusals] },
  errors: { changeVideos: [new AppError('API_UNAVAILABLE')], deleteVideos: [new AppError('API_UNAVAILABLE')] },
  laws: { destroys: { deleteVideos: ['deletion.confirm'] } },
}
