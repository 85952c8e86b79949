import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { playerMachine } from './playerMachine.ts'
import * as select from './selectors.ts'
import type { MediaFact, PlayerFact, PlayerInput } from './types.ts'

/** What the app lends to every player: the machine with its actors, and an ear. */
export type PlayerFlow = {
  machine: typeof playerMachine
  onFact: (fact: Extract<PlayerFact, { type: 'login.required' }>) => void
  actorOptions?: FlowOptions
}

export const PlayerFlowContext = createContext<PlayerFlow | null>(null)

/** The media element, as far as intents go. Keep it stable between renders. */
export type PlayerControls = { play: () => void; pause: () => void }

/** What the screen hears: the video was watched to its end; the server knows of this play. Keep both stable between renders. */
export type PlayerEars = { onEnded?: (() => void) | undefined; onViewRecorded?: (() => void) | undefined }

/**
 * Watching one video; mount it anew for another. What the cache learns of the video later (an address, a
 * failed conversion) is passed on as facts.
 */
export function usePlayer(input: PlayerInput, controls: PlayerControls, { onEnded, onViewRecorded }: PlayerEars = {}) {
  const flow = useContext(PlayerFlowContext)
  if (!flow) throw new Error('usePlayer must be used within PlayerFlowContext')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })

  useEffect(() => {
    const ears = [
      actor.on('login.required', flow.onFact),
      actor.on('play.requested', () => controls.play()),
      actor.on('pause.requested', () => controls.pause()),
      actor.on('view.recorded', () => onViewRecorded?.()),
    ]
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, flow, controls, onViewRecorded])

  useEffect(() => {
    const ear = actor.on('video.ended', () => onEnded?.())
    return () => ear.unsubscribe()
  }, [actor, onEnded])

  const { videoUrl, mediaState } = input
  useEffect(() => {
    if (videoUrl !== null) actor.send({ type: 'media.becameWatchable', videoUrl })
  }, [actor, videoUrl])
  useEffect(() => {
    if (mediaState === 'failed') actor.send({ type: 'media.conversionFailed' })
  }, [actor, mediaState])

  const commands = useMemo(
    () => ({
      play: () => actor.send({ type: 'player.play' }),
      pause: () => actor.send({ type: 'player.pause' }),
      /** Loads the source again after a failure. */
      retry: () => actor.send({ type: 'player.retry' }),
      /** Goes on with the better version; the screen keeps the position. */
      upgrade: () => actor.send({ type: 'player.upgrade' }),
      /** What the media element or the watch clock observed. */
      report: (fact: MediaFact) => actor.send(fact),
    }),
    [actor],
  )
  return {
    ...commands,
    videoUrl: useSelector(actor, select.selectVideoUrl),
    loadCount: useSelector(actor, select.selectLoadCount),
    isLocked: useSelector(actor, select.selectIsLocked),
    isPreparing: useSelector(actor, select.selectIsPreparing),
    isUnavailable: useSelector(actor, select.selectIsUnavailable),
    isLoaded: useSelector(actor, select.selectIsLoaded),
    isWanted: useSelector(actor, select.selectIsWanted),
    isLoading: useSelector(actor, select.selectIsLoading),
    isPlaying: useSelector(actor, select.selectIsPlaying),
    isPaused: useSelector(actor, select.selectIsPaused),
    isBuffering: useSelector(actor, select.selectIsBuffering),
    isEnded: useSelector(actor, select.selectIsEnded),
    isFailed: useSelector(actor, select.selectIsFailed),
    hasBetterVersion: useSelector(actor, select.selectHasBetterVersion),
  }
}
