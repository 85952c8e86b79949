import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { createActor } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useActorUntilSettled } from '../../common/useActorUntilSettled.ts'
import type { playerMachine } from './playerMachine.ts'
import * as select from './selectors.ts'
import type { MediaFact, PictureQuality, PlayerFact, PlayerInput } from './types.ts'

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

/** The commands of the media element. Keep it stable between renders. */
export type PlayerControls = {
  play: () => void
  pause: () => void
  /** @param seconds from the start */
  goTo: (seconds: number) => void
  setQuality: (quality: PictureQuality) => void
}

/**
 * Called when the video has been watched to its end (keep it stable between renders), and when the view record exists (read only on mount):
 * that may be after the unmount.
 */
export type PlayerSubscriptions = { onEnded?: (() => void) | undefined; onViewRecorded?: (() => void) | undefined }

/**
 * Returns the player of one video; remount it for another. Later changes in the cache (an address, a failed conversion) are sent to the
 * actor as facts.
 */
export function usePlayer(input: PlayerInput, controls: PlayerControls, { onEnded, onViewRecorded }: PlayerSubscriptions = {}) {
  const flow = useFlow('player')
  const actor = useActorUntilSettled(() => {
    const made = createActor(flow.machine, { ...flow.actorOptions, input })
    made.on('view.recorded', () => onViewRecorded?.())
    return made
  }, select.selectIsSettled)

  useEffect(() => {
    const subscriptions = [
      actor.on('login.required', flow.onFact),
      actor.on('play.requested', () => controls.play()),
      actor.on('pause.requested', () => controls.pause()),
      actor.on('seek.requested', ({ seconds }) => controls.goTo(seconds)),
      actor.on('quality.requested', ({ quality }) => controls.setQuality(quality)),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow, controls])

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

  const commands = useMemo(
    () => ({
      play: () => actor.send({ type: 'player.play' }),
      pause: () => actor.send({ type: 'player.pause' }),
      /** Seeks and plays. @param seconds from the start */
      goTo: (seconds: number) => {
        actor.send({ type: 'player.goTo', seconds })
        actor.send({ type: 'player.play' })
      },
      retry: () => actor.send({ type: 'player.retry' }),
      /** Switches to the better version; the screen keeps the position. */
      upgrade: () => actor.send({ type: 'player.upgrade' }),
      chooseQuality: (quality: PictureQuality) => actor.send({ type: 'quality.choose', quality }),
      /** Plays the audio without the picture, from the same position. */
      chooseAudioOnly: () => actor.send({ type: 'quality.chooseAudioOnly' }),
      /** Returns the value of this moment, for the source that loads. */
      readPictureQuality: () => select.selectPictureQuality(actor.getSnapshot()),
      /** Returns the value of this moment, for the events of the media element. */
      isPlayWanted: () => select.selectIsPlayWanted(actor.getSnapshot()),
      /** Sends an event of the media element or the watch clock. */
      report: (fact: MediaFact) => actor.send(fact),
    }),
    [actor],
  )
  return {
    ...commands,
    sourceUrl: useSelector(actor, select.selectSourceUrl),
    pictureQuality: useSelector(actor, select.selectPictureQuality),
    qualities: useSelector(actor, select.selectQualities),
    hasAudio: useSelector(actor, select.selectHasAudio),
    isAudioOnly: useSelector(actor, select.selectIsAudioOnly),
    isLocked: useSelector(actor, select.selectIsLocked),
    isPreparing: useSelector(actor, select.selectIsPreparing),
    isUnavailable: useSelector(actor, select.selectIsUnavailable),
    isLoaded: useSelector(actor, select.selectIsLoaded),
    isPlayRequested: useSelector(actor, select.selectIsPlayRequested),
    hasStarted: useSelector(actor, select.selectHasStarted),
    resumedAt: useSelector(actor, select.selectResumedAt),
    isLoading: useSelector(actor, select.selectIsLoading),
    isPlaying: useSelector(actor, select.selectIsPlaying),
    isPaused: useSelector(actor, select.selectIsPaused),
    isBuffering: useSelector(actor, select.selectIsBuffering),
    isEnded: useSelector(actor, select.selectIsEnded),
    isFailed: useSelector(actor, select.selectIsFailed),
    hasBetterVersion: useSelector(actor, select.selectHasBetterVersion),
  }
}
