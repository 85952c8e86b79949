import type { channelFormMachine } from '../../../../src/machines/channel/channelForm/channelFormMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const channelFormFixtures: Fixtures<typeof channelFormMachine> = {
  inputs: [{ channelId: 'channel-1', channel: { name: 'Machines', description: '', commentsMode: 'open', watchedWords: '' } }],
  events: {
    'form.change': [
      { type: 'form.change', patch: { name: 'Rouages' } },
      { type: 'form.change', patch: { name: ' ' } },
    ],
    'form.save': [{ type: 'form.save' }],
    'form.reset': [{ type: 'form.reset' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { saveChannel: [{ name: 'Rouages', description: '', commentsMode: 'open', watchedWords: [] }] },
  errors: { saveChannel: [new AppError('CHANNEL_NOT_FOUND')] },
}
