import type { transcriptMachine } from '../../../../src/machines/content/transcript/transcriptMachine.ts'
import type { Cue } from '../../../../src/shared/caption/cue.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const french = { language: 'fr', url: '/api/captions/fr-1' }
export const english = { language: 'en', url: '/api/captions/en-1' }
export const corrected = { language: 'fr', url: '/api/captions/fr-2' }

const cue = (second: number, text: string): Cue => ({ startMs: second * 1000, endMs: second * 1000 + 4000, text })
/** Each is a passage of its own. */
export const cues = [cue(1, 'La forêt est <i>belle</i>.'), cue(65, 'Voici une belette.'), cue(70, 'Elle est belle, cette Forêt.')]

export const transcriptFixtures: Fixtures<typeof transcriptMachine> = {
  inputs: [{ tracks: [french, english], language: 'fr' }],
  events: {
    'panel.open': [{ type: 'panel.open' }],
    'panel.close': [{ type: 'panel.close' }],
    'language.choose': [{ type: 'language.choose', language: 'en' }],
    'tracks.refresh': [
      { type: 'tracks.refresh', tracks: [french, english] },
      { type: 'tracks.refresh', tracks: [corrected] },
      { type: 'tracks.refresh', tracks: [] },
    ],
    'load.retry': [{ type: 'load.retry' }],
    'list.scroll': [{ type: 'list.scroll' }],
    'follow.resume': [{ type: 'follow.resume' }],
    'passage.choose': [{ type: 'passage.choose', startMs: 65_000 }],
    'query.change': [
      { type: 'query.change', query: 'foret' },
      { type: 'query.change', query: 'belette' },
      { type: 'query.change', query: ' ' },
    ],
    'hit.next': [{ type: 'hit.next' }],
    'hit.previous': [{ type: 'hit.previous' }],
  },
  done: { readCaptions: [cues, []] },
  errors: { readCaptions: [new AppError('NOT_FOUND')] },
  laws: { typed: ['query'] },
}
