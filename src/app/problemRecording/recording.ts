import type { InspectionEvent, Observer } from 'xstate'
import { limits } from '../../shared/limits.ts'
import { createRecorder, type Recorder } from '../inspector/recorder/recorder.ts'
import { fitTrace, type FittedTrace } from './fitTrace.ts'

/** What the page does, for a problem report. */
export type ProblemRecording = {
  inspect: Observer<InspectionEvent>
  /** Returns the last events, as many as may be sent. @throws Error once it is stopped */
  read: () => FittedTrace
  /** Records nothing more, and forgets what it has recorded. */
  stop: () => void
}

export function startRecording(): ProblemRecording {
  let recorder: Recorder | null = createRecorder({ limit: limits.traceEventsMax })
  return {
    inspect: { next: (event) => recorder?.inspect.next(event) },
    read: () => {
      if (!recorder) throw new Error('The recording has been stopped')
      return fitTrace(recorder)
    },
    stop: () => {
      recorder = null
    },
  }
}
