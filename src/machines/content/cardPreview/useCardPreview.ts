import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Tile } from '../../../shared/storyboard.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import type { cardPreviewMachine } from './cardPreviewMachine.ts'
import { selectTile } from './selectors.ts'

export type CardPreviewFlow = { machine: typeof cardPreviewMachine; isMotionReduced: () => boolean; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    cardPreview: CardPreviewFlow
  }
}

/** Returns the picture of the video that its card shows now; null for its thumbnail. @param isNear whether the pointer or the focus is on it */
export function useCardPreview(contentId: string, isNear: boolean): Tile | null {
  const { machine, isMotionReduced, actorOptions } = useFlow('cardPreview')
  const actor = useActorRef(machine, { ...actorOptions, input: { contentId } })
  useEffect(() => {
    actor.send(isNear ? { type: 'card.enter', isMotionReduced: isMotionReduced() } : { type: 'card.leave' })
  }, [actor, isNear, isMotionReduced])
  return useSelector(actor, selectTile)
}
