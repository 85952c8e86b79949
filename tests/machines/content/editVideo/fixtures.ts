import type { editVideoMachine } from '../../../../src/machines/content/editVideo/editVideoMachine.ts'
import type { EditedVideo, EditFile } from '../../../../src/machines/content/editVideo/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const video: EditedVideo = {
  id: 'content-1',
  title: 'Semer',
  description: 'Au printemps',
  visibility: 'public',
  videoFile: 'replaceable',
  hashtags: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
}
export const videoFile: EditFile = { id: 'video', name: 'video.mp4', size: 1000, type: 'video/mp4' }
export const text: EditFile = { id: 'text', name: 'notes.txt', size: 10, type: 'text/plain' }
export const picture: EditFile = { id: 'picture', name: 'image.png', size: 1000, type: 'image/png' }

const refused = new AppError('INVALID_INPUT', { fields: { title: 'Le titre est requis' } })

export const editVideoFixtures: Fixtures<typeof editVideoMachine> = {
  inputs: [undefined],
  events: {
    'video.edit': [
      { type: 'video.edit', video },
      { type: 'video.edit', video: { ...video, videoFile: 'required' } },
    ],
    'form.change': [
      { type: 'form.change', patch: { title: '' } },
      { type: 'form.change', patch: { keyword: 'dix' } },
    ],
    'keyword.add': [{ type: 'keyword.add' }],
    'keyword.remove': [
      { type: 'keyword.remove', keyword: 'neuf' },
      { type: 'keyword.remove', keyword: 'absent' },
    ],
    'file.choose': [
      { type: 'file.choose', kind: 'video', file: videoFile },
      { type: 'file.choose', kind: 'video', file: text },
      { type: 'file.choose', kind: 'thumbnail', file: picture },
    ],
    'file.forget': [{ type: 'file.forget', kind: 'video' }],
    'form.submit': [{ type: 'form.submit' }],
    'bytes.sent': [{ type: 'bytes.sent', share: 0.5 }],
    'sending.cancel': [{ type: 'sending.cancel' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'dialog.close': [{ type: 'dialog.close' }],
    'changes.discard': [{ type: 'changes.discard' }],
    'changes.keep': [{ type: 'changes.keep' }],
  },
  done: { checkFile: [undefined], saveTexts: [undefined], sendVideo: [undefined], sendThumbnail: [undefined], readAgain: [undefined] },
  errors: {
    checkFile: [new AppError('UNSUPPORTED_VIDEO')],
    saveTexts: [refused],
    sendVideo: [new AppError('TRUNCATED_VIDEO')],
    sendThumbnail: [new AppError('API_UNAVAILABLE')],
    readAgain: [new AppError('API_UNAVAILABLE')],
  },
}
