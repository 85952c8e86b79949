import { useActorRef } from '@xstate/react'
import { createContext, useContext, useMemo } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { playbackReportMachine } from './playbackReportMachine.ts'
import type { PlaybackReportInput, Watched } from './types.ts'

/** What the app lends to every player: the machine with its actors. */
export type PlaybackReportFlow = { machine: typeof playbackReportMachine; actorOptions?: FlowOptions }

export const PlaybackReportFlowContext = createContext<PlaybackReportFlow | null>(null)

/** Tells the server how one film is being watched. It shows nothing: there is nothing to read from it. */
export function usePlaybackReport(input: PlaybackReportInput) {
  const flow = useContext(PlaybackReportFlowContext)
  if (!flow) throw new Error('usePlaybackReport must be used within PlaybackReportFlowContext')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  return useMemo(
    () => ({
      /** The server knows of the play. */
      begin: () => actor.send({ type: 'view.recorded' }),
      note: (news: Watched) => actor.send({ type: 'watch.noted', news }),
      /** @param news null when nothing is new since the last report */
      leave: (news: Watched | null) => actor.send({ type: 'page.left', news }),
    }),
    [actor],
  )
}
