import { useActorRef } from '@xstate/react'
import { createContext, useContext, useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import type { playbackReportMachine } from './playbackReportMachine.ts'
import type { PlaybackReportInput, Watched } from './types.ts'

export type PlaybackReportFlow = { machine: typeof playbackReportMachine; actorOptions?: FlowOptions }

export const PlaybackReportFlowContext = createContext<PlaybackReportFlow | null>(null)

/** Reports how one video is watched. It returns only commands: there is no state to show. */
export function usePlaybackReport(input: PlaybackReportInput) {
  const flow = useContext(PlaybackReportFlowContext)
  if (!flow) throw new Error('usePlaybackReport must be used within PlaybackReportFlowContext')
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
