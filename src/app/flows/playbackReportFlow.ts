import { fromPromise } from 'xstate'
import { mutate } from '../../graphql/execute.ts'
import { ReportPlaybackDocument } from '../../graphql/generated/graphql.ts'
import { playbackReportMachine } from '../../machines/playbackReport/playbackReportMachine.ts'
import type { PlaybackReportFlow } from '../../machines/playbackReport/usePlaybackReport.ts'
import { report } from '../report.ts'
import type { FlowServices } from './services.ts'

type Report = { contentId: string; position: number; watched: number }

/** The browser sends it to its end, even when the page is gone by then. */
const outlivingThePage = { fetchOptions: { keepalive: true } }

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
        // Nobody is there any more who could be told of a failure.
        sendLastReport: (_, last) => void send(last).catch(() => undefined),
        logReportFailure: (_, { error }) => report('playback report', error),
      },
    }),
    actorOptions,
  }
}
