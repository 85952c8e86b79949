import { fromPromise } from 'xstate'
import { mutate } from '../../graphql/execute.ts'
import { ReportPlaybackDocument } from '../../graphql/generated/graphql.ts'
import { playbackReportMachine } from '../../machines/playbackReport/playbackReportMachine.ts'
import type { PlaybackReportFlow } from '../../machines/playbackReport/usePlaybackReport.ts'
import { report } from '../report.ts'
import { outlivingThePage, type ViewStarts } from './playerFlow.ts'
import type { FlowServices } from './services.ts'

type Report = { contentId: string; position: number; watched: number }

/** @param recorded the record of a play that is on its way to the server, if any */
export function playbackReportFlow(
  { client, actorOptions }: Pick<FlowServices, 'client' | 'actorOptions'>,
  recorded: ViewStarts,
): PlaybackReportFlow {
  const send = (input: Report) => mutate(client(), ReportPlaybackDocument, input, outlivingThePage)
  return {
    machine: playbackReportMachine.provide({
      actors: {
        sendReport: fromPromise<void, Report>(async ({ input }) => {
          await send(input)
        }),
      },
      actions: {
        // Nobody is there any more who could be told of a failure.
        sendLastReport: (_, last) => void send(last).catch(() => undefined),
        // Mostly the record is there and its answer alone is late; else the report follows it.
        sendEarlyReport: (_, last) =>
          void send(last)
            .catch(() => recorded.get(last.contentId)?.then(() => send(last)))
            .catch(() => undefined),
        logReportFailure: (_, { error }) => report('playback report', error),
      },
    }),
    actorOptions,
  }
}
