import type { captionsEditorMachine } from '../../../../src/machines/content/captionsEditor/captionsEditorMachine.ts'
import type { Cue } from '../../../../src/shared/caption/cue.ts'
import type { ChosenFile } from '../../../../src/machines/upload/fileTransfer/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const cues: Cue[] = [
  { startMs: 1000, endMs: 3000, text: 'Bonjour' },
  { startMs: 4500, endMs: 6000, text: 'Au <i>revoir</i> &lt;3' },
]
export const file: ChosenFile = { id: 'file', name: 'film.srt', size: 100, type: '' }
export const largeFile: ChosenFile = { id: 'large', name: 'large.srt', size: 1024 * 1024 + 1, type: '' }

export const captionsEditorFixtures: Fixtures<typeof captionsEditorMachine> = {
  inputs: [{ contentId: 'content-1', language: 'fr' }],
  events: {
    'language.choose': [{ type: 'language.choose', language: 'br' }],
    'captions.create': [{ type: 'captions.create' }],
    'captions.open': [{ type: 'captions.open', language: 'en', url: '/api/captions/english' }],
    'captions.restore': [
      { type: 'captions.restore', language: 'oc', lines: [{ id: 'line-0', start: '0:01', end: '0:02', text: 'Adieu' }] },
    ],
    'file.choose': [
      { type: 'file.choose', file },
      { type: 'file.choose', file: largeFile },
    ],
    'line.change': [
      { type: 'line.change', id: 'line-0', patch: { text: 'Bonsoir' } },
      { type: 'line.change', id: 'line-0', patch: { end: 'x' } },
      { type: 'line.change', id: 'absent', patch: { text: 'Bonsoir' } },
    ],
    'line.add': [{ type: 'line.add', second: 0 }],
    'line.remove': [
      { type: 'line.remove', id: 'line-0' },
      { type: 'line.remove', id: 'absent' },
    ],
    'captions.save': [{ type: 'captions.save' }],
    'editor.close': [{ type: 'editor.close' }],
    'changes.discard': [{ type: 'changes.discard' }],
    'changes.keep': [{ type: 'changes.keep' }],
    'captions.delete': [{ type: 'captions.delete', language: 'en' }],
    'deletion.confirm': [{ type: 'deletion.confirm' }],
    'deletion.cancel': [{ type: 'deletion.cancel' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: {
    readCaptions: [cues],
    readFile: [{ cues }, { problem: { line: 6, message: 'La fin doit venir après le début' } }],
    saveCaptions: [undefined],
    refetchCaptions: [undefined],
    deleteCaptions: [undefined],
  },
  errors: {
    readCaptions: [new AppError('NOT_FOUND')],
    readFile: [new Error('A bug')],
    saveCaptions: [new AppError('FORBIDDEN')],
    refetchCaptions: [new AppError('INTERNAL')],
    deleteCaptions: [new AppError('FORBIDDEN')],
  },
  laws: {
    destroys: { deleteCaptions: ['deletion.confirm'] },
    typed: ['lines', 'language'],
  },
}
