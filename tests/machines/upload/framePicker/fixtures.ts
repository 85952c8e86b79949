import type { framePickerMachine } from '../../../../src/machines/upload/framePicker/framePickerMachine.ts'
import type { Frame, VideoFacts } from '../../../../src/machines/upload/framePicker/types.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const facts: VideoFacts = { duration: 90, width: 1920, height: 1080, videoCodec: 'avc', audioCodec: 'aac', isDecodable: true }
export const frames: readonly Frame[] = [
  { id: 'video@15', second: 15 },
  { id: 'video@45', second: 45 },
  { id: 'video@75', second: 75 },
]
export const custom: Frame = { id: 'video@30', second: 30 }

export const framePickerFixtures: Fixtures<typeof framePickerMachine> = {
  inputs: [{ source: 'video' }],
  events: {
    'frame.choose': [{ type: 'frame.choose', frame: { id: 'video@15', second: 15 } }],
    'second.change': [{ type: 'second.change', second: 30 }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { readFacts: [facts, { ...facts, isDecodable: false }, null], drawOffered: [frames], drawSecond: [[custom]] },
  errors: { readFacts: [new Error('unreadable')], drawOffered: [new Error('no picture')], drawSecond: [new Error('no picture')] },
  laws: {
    silentFailures: {
      'xstate.after.answerLimit.framePicker.reading': 'as for readFacts',
      'xstate.after.answerLimit.framePicker.preparing': 'as for drawOffered',
      readFacts: 'the state says that this browser does not read the video; the server chooses a picture of it',
      drawOffered: 'the state says that this browser cannot show the video; the server chooses a picture of it',
    },
    deadEnds: {
      readFacts: 'the form goes on without pictures, and takes an own image',
      drawOffered: 'the form goes on without pictures, and takes an own image',
    },
  },
}
