import type { adMachine } from '../../../../src/machines/player/ad/adMachine.ts'
import type { Ad } from '../../../../src/machines/player/ad/types.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const ad: Ad = { mediaUrl: 'https://pubs.example/ad.mp4', skipAfter: 5, clickUrl: 'https://annonceur.example/' }
export const unskippable: Ad = { ...ad, skipAfter: null, clickUrl: null }

export const adFixtures: Fixtures<typeof adMachine> = {
  inputs: [{ tagUrl: 'https://pubs.example/vast.xml' }],
  events: {
    'ad.play': [{ type: 'ad.play' }],
    'ad.pause': [{ type: 'ad.pause' }],
    'ad.togglePlay': [{ type: 'ad.togglePlay' }],
    'ad.skip': [{ type: 'ad.skip' }],
    'ad.visit': [{ type: 'ad.visit' }],
    'media.canPlay': [{ type: 'media.canPlay' }],
    'media.playing': [{ type: 'media.playing' }],
    'media.paused': [{ type: 'media.paused' }],
    'media.waiting': [{ type: 'media.waiting' }],
    'media.progressed': [
      { type: 'media.progressed', position: 4.9 },
      { type: 'media.progressed', position: 5 },
    ],
    'media.muted': [{ type: 'media.muted' }],
    'media.unmuted': [{ type: 'media.unmuted' }],
    'media.ended': [{ type: 'media.ended' }],
    'media.failed': [{ type: 'media.failed' }],
    'media.refused': [{ type: 'media.refused' }],
  },
  done: { requestAd: [ad, unskippable, null] },
  errors: { requestAd: [new TypeError('Failed to fetch')] },
  laws: {
    silentFailures: { requestAd: 'The video plays without it.' },
    deadEnds: { requestAd: 'The video plays without it.' },
  },
}
