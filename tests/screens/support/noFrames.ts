import { fromPromise } from 'xstate'
import { framePickerMachine } from '../../../src/machines/upload/framePicker/framePickerMachine.ts'
import type { VideoFacts } from '../../../src/machines/upload/framePicker/types.ts'
import type { FramePickerFlow } from '../../../src/machines/upload/framePicker/useFramePicker.ts'

/** The pictures of a video that no browser reads, as the files of these tests are. */
export const noFrames: FramePickerFlow = {
  machine: framePickerMachine.provide({
    actors: { readFacts: fromPromise<VideoFacts | null, { source: string }>(async () => null) },
  }),
  find: () => undefined,
}
