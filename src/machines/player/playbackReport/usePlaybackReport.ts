import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { playbackReportMachine } from './playbackReportMachine.ts'
import type { PlaybackReportInput, Watched } from './types.ts'

export type PlaybackReportFlow = { machine: typeof playbackReportMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    playbackReport: PlaybackReportFlow
  }
}

/** Reports how one video is watched. It returns only commands: there is no state to show. */
export function usePlaybackReport(input: PlaybackReportInput) {
  const flow = useFlow('playbackReport')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  return useMemo(
    () => ({
      /** Call it once the view record exists. */
      begin: () => actor.send({ type: 'view.recorded' }),
      note: (news: Watched) => actor.send({ type: 'watch.noted', news }),
      /** @param news null when nothing is new since the last report */
      leave: (news: Watched | null) => actor.send({ type: 'page.left', news }),
    }),
    [actor],
  )
}
