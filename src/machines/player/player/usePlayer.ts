import { useSelector } from '@xstate/react'
import { createContext, useContext, useEffect } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useActorUntilSettled } from '../../common/useActorUntilSettled.ts'
import type { playerMachine } from './playerMachine.ts'
import { type PlayerSnapshot, selectIsSettled } from './selectors.ts'
import type { PlayerFact, PlayerInput, PlayerIntent } from './types.ts'

export type PlayerFlow = {
  machine: typeof playerMachine
  onFact: (fact: Extract<PlayerFact, { type: 'login.required' }>) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    player: PlayerFlow
  }
}

/** Takes intents and the facts of the media element, and emits what the element has to do. */
export type PlayerActor = ActorRefFrom<typeof playerMachine>

/**
 * Called when the video has been watched to its end (keep it stable between renders), and when the view record exists (read only on mount):
 * that may be after the unmount.
 */
export type PlayerSubscriptions = { onEnded?: (() => void) | undefined; onViewRecorded?: (() => void) | undefined }

/**
 * Returns the actor of one video's player; remount it for another. Later changes in the cache (an address, a failed conversion) are sent to it
 * as facts.
 */
export function usePlayerActor(input: PlayerInput, { onEnded, onViewRecorded }: PlayerSubscriptions = {}): PlayerActor {
  const flow = useFlow('player')
  const actor = useActorUntilSettled(() => {
    const made = createActor(flow.machine, { ...flow.actorOptions, input })
    made.on('view.recorded', () => onViewRecorded?.())
    return made
  }, selectIsSettled)

  useEffect(() => {
    const subscription = actor.on('login.required', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  useEffect(() => {
    const subscription = actor.on('video.ended', () => onEnded?.())
    return () => subscription.unsubscribe()
  }, [actor, onEnded])

  const { videoUrl, mediaState } = input
  useEffect(() => {
    if (videoUrl !== null) actor.send({ type: 'media.becameWatchable', videoUrl })
  }, [actor, videoUrl])
  useEffect(() => {
    if (mediaState === 'failed') actor.send({ type: 'media.conversionFailed' })
  }, [actor, mediaState])
  return actor
}

/** Holds the player that a component belongs to. */
export const PlayerContext = createContext<PlayerActor | null>(null)

/** @throws Error outside a player */
export function usePlayerOfContext(): PlayerActor {
  const actor = useContext(PlayerContext)
  if (!actor) throw new Error('This component belongs inside a player')
  return actor
}

/** Returns a part of the state of the player that the component belongs to. @param select see selectors.ts; keep it stable between renders */
export function usePlayer<Selected>(select: (snapshot: PlayerSnapshot) => Selected): Selected {
  return useSelector(usePlayerOfContext(), select)
}

/** Returns how the component tells its player what the person wants. Stable between renders. */
export function usePlayerIntent(): (intent: PlayerIntent) => void {
  return usePlayerOfContext().send
}
