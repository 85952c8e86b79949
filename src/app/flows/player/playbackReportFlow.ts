import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { ReportPlaybackDocument } from '../../../graphql/generated/graphql.ts'
import { playbackReportMachine } from '../../../machines/player/playbackReport/playbackReportMachine.ts'
import type { Watched } from '../../../machines/player/playbackReport/types.ts'
import type { PlaybackReportFlow } from '../../../machines/player/playbackReport/usePlaybackReport.ts'
import { report } from '../../report.ts'
import { outlivingThePage } from './playerFlow.ts'
import type { FlowServices } from '../common/services.ts'

type Report = Watched & { contentId: string }

export function playbackReportFlow({ client, actorOptions }: Pick<FlowServices, 'client' | 'actorOptions'>): PlaybackReportFlow {
  const send = (input: Report) => mutate(client(), ReportPlaybackDocument, input, outlivingThePage)
  return {
    machine: playbackReportMachine.provide({
      actors: {
        sendReport: fromPromise<void, Report>(async ({ input }) => {
          await send(input)
        }),
      },
      actions: {
        // The page is gone: there is no one to show a failure to.
        sendLastReport: (_, last) => void send(last).catch(() => undefined),
        logReportFailure: (_, { error }) => report('playback report', error),
      },
    }),
    actorOptions,
  }
}
