import { useMemo } from 'react'
import { createActor } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useActorUntilSettled } from '../../common/useActorUntilSettled.ts'
import type { playbackReportMachine } from './playbackReportMachine.ts'
import { selectIsSettled } from './selectors.ts'
import type { PlaybackReportInput, Watched } from './types.ts'

export type PlaybackReportFlow = { machine: typeof playbackReportMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    playbackReport: PlaybackReportFlow
  }
}

/** Reports how one video is watched, also after the player is left. It returns only commands: there is no state to show. */
export function usePlaybackReport(input: PlaybackReportInput) {
  const flow = useFlow('playbackReport')
  const actor = useActorUntilSettled(() => createActor(flow.machine, { ...flow.actorOptions, input }), selectIsSettled)
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
