import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { usePlaybackReport } from '../../../machines/player/playbackReport/usePlaybackReport.ts'
import * as select from '../../../machines/player/player/selectors.ts'
import {
  type PlayerActor,
  PlayerContext,
  usePlayer,
  usePlayerActor,
  usePlayerOfContext,
} from '../../../machines/player/player/usePlayer.ts'
import { pictureOf, posterSizes } from '../../../shared/pictures.ts'
import type { PlaybackStart } from '../../../shared/playbackStart.ts'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { useRootMark } from '../../../ui/useRootMark.ts'
import { lazyPart } from '../../lazyPart.tsx'
import type { MediaSurfaceProps } from '../media/MediaSurface.tsx'
import { AdNotice } from '../AdNotice.tsx'
import { PlaybackFailed } from '../PlaybackFailed.tsx'
import { createPlaybackClock, type PlaybackClock } from '../playbackClock.ts'
import { readPreferences } from '../preferences.ts'
import { placeholderUrl } from '../PlayerFrame.tsx'
import { StartButton } from '../StartButton.tsx'
import type { NextContent, PlayedContent } from './content.ts'
import { Controls } from './Controls.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { EndScreen } from './EndScreen.tsx'
import { Gestures } from './Gestures.tsx'
import { Locked } from './Locked.tsx'
import { MiniControls } from './MiniControls.tsx'
import type { PreparingProps } from './Preparing.tsx'
import * as styles from './PlayerStage.styles.ts'
import { preloadOptionMenu } from './OptionMenu.tsx'
import { preloadSettingsMenu } from './SettingsMenu.tsx'
import { ResumeNotice } from './ResumeNotice.tsx'
import { StageContext } from './StageContext.ts'
import { useEnd } from './useEnd.ts'
import { useFullscreen } from './useFullscreen.ts'
import { useKeepFocus } from './useKeepFocus.ts'
import { useNetworkReturn } from './useNetworkReturn.ts'
import { usePreferences } from './usePreferences.ts'
import { usePointerAndFocus } from './usePointerAndFocus.ts'
import { useReportOnLeave } from './useReportOnLeave.ts'
import { useWatchMeter } from './useWatchMeter.ts'

const loadSurface = async () => (await import('../media/MediaSurface.tsx')).default
const MediaSurface = lazyPart<MediaSurfaceProps>(loadSurface, { failure: (retry) => <PlaybackFailed onRetry={retry} /> })
// Rarely shown, mostly to the owner: other users do not load its code.
const Preparing = lazyPart<PreparingProps>(async () => (await import('./Preparing.tsx')).Preparing, {
  failure: (retry) => <PlaybackFailed onRetry={retry} />,
})

// Without it, the ad does not begin, and the machine goes on to the video.
const AdStage = lazyPart(async () => (await import('./ad/AdStage.tsx')).AdStage, {
  fallback: () => <Waiting />,
  failure: () => <Waiting />,
})

export type PlayerHandle = {
  /** Seeks and plays. @param seconds from the start */
  goTo: (seconds: number) => void
}

/** `actor`: the player's, for whoever shows and moves it. */
export type StageHandle = PlayerHandle & { actor: PlayerActor }

export type PlayerStageProps = {
  ref?: Ref<StageHandle> | undefined
  content: PlayedContent
  isSignedIn: boolean
  /** True when playback was requested by the playlist or by a press before this was loaded. Read only on mount. */
  isPlayRequested: boolean
  /** Keep it stable between renders. */
  onEnded?: (() => void) | undefined
  /** Called with the second of the video at each frame that is shown. Keep it stable between renders. */
  onPosition?: ((second: number) => void) | undefined
  /** of an advertisement before the video; read only on mount */
  adTagUrl: string | null
  /** where it starts and ends; read only on mount */
  start: PlaybackStart
  /** The player may fill the width of its page, and stays in sight when that is scrolled or left. Read only on mount. */
  isMainPart?: boolean | undefined
  /** the video that is offered at the end; null when there is none, or when a playlist goes on by itself */
  next?: NextContent | null | undefined
  /** Opens the next video and plays it. Keep it stable between renders. */
  onNext?: ((contentId: string) => void) | undefined
  /** Shares the video from a position, in seconds. */
  onShare?: ((seconds: number) => void) | undefined
  /** the page of the video, for a player that is beside another one */
  path?: string | undefined
}

/** Runs the player of one video, and renders all of it but its poster. */
export function PlayerStage({
  ref,
  content,
  isSignedIn,
  isPlayRequested,
  adTagUrl: givenAdTagUrl,
  start,
  isMainPart = false,
  next = null,
  onNext,
  onShare,
  onEnded,
  onPosition,
  path,
}: PlayerStageProps) {
  const { id, videoUrl, media, details } = content
  const reports = usePlaybackReport({ contentId: id, isSignedIn })
  const [preferences] = useState(readPreferences)
  const actor = usePlayerActor(
    {
      contentId: id,
      videoUrl,
      mediaState: media.state,
      isSignedIn,
      isPlayRequested,
      resumedAt: start.isResumed ? start.position : null,
      isMainPart,
      adTagUrl: givenAdTagUrl,
      captionsLanguages: details.captions.map(({ language }) => language),
      preferences,
    },
    { onEnded, onViewRecorded: reports.begin },
  )
  const [clock] = useState(() => createPlaybackClock(start.position, content.duration))
  useEffect(() => {
    const subscription = actor.on('seek.requested', ({ to }) => clock.seek(to))
    return () => subscription.unsubscribe()
  }, [actor, clock])
  useEffect(() => (onPosition ? clock.subscribe(({ position }) => onPosition(position)) : undefined), [clock, onPosition])
  useEffect(() => actor.send({ type: 'next.found', contentId: next?.id ?? null }), [actor, next?.id])
  useEffect(() => {
    const subscription = actor.on('next.requested', ({ contentId }) => onNext?.(contentId))
    return () => subscription.unsubscribe()
  }, [actor, onNext])
  useEnd(actor, clock, start.end)
  useNetworkReturn(actor)
  usePreferences(actor)
  const meter = useWatchMeter(actor, clock, reports)
  useReportOnLeave(meter, reports)
  useImperativeHandle(
    ref,
    () => ({
      actor,
      goTo(seconds) {
        actor.send({ type: 'player.goTo', seconds })
        // YouTube is asked for nothing before the press that names it.
        if (!select.selectIsElsewhere(actor.getSnapshot())) actor.send({ type: 'player.play' })
      },
    }),
    [actor],
  )

  return (
    <PlayerContext value={actor}>
      <Stage content={content} clock={clock} next={next} onShare={onShare} path={path} />
    </PlayerContext>
  )
}

type StageProps = Pick<PlayerStageProps, 'content' | 'onShare' | 'path'> & { clock: PlaybackClock; next: NextContent | null }

function Stage({ content, clock, next, onShare, path }: StageProps) {
  const { send } = usePlayerOfContext()
  const stage = useRef<HTMLDivElement>(null)
  const isLoaded = usePlayer(select.selectIsLoaded)
  const isAd = usePlayer(select.selectIsAd)
  const adTagUrl = usePlayer(select.selectAdTagUrl)
  const hasStarted = usePlayer(select.selectHasStarted)
  const sourceUrl = usePlayer(select.selectSourceUrl)
  const isAudioOnly = usePlayer(select.selectIsAudioOnly)
  const isPlayRequested = usePlayer(select.selectIsPlayRequested)
  const resumedAt = usePlayer(select.selectResumedAt)
  const isLoading = usePlayer(select.selectIsLoading)
  const isWaiting = usePlayer(select.selectIsWaiting)
  const isLocked = usePlayer(select.selectIsLocked)
  const isElsewhere = usePlayer(select.selectIsElsewhere)
  const elsewhereUrl = usePlayer(select.selectElsewhereUrl)
  const isPreparing = usePlayer(select.selectIsPreparing)
  const isUnavailable = usePlayer(select.selectIsUnavailable)
  const failure = usePlayer(select.selectFailure)
  const areControlsShown = usePlayer(select.selectAreControlsShown)
  const isTheatre = usePlayer(select.selectIsTheatre)
  const isRemote = usePlayer(select.selectIsRemote)
  const isMini = usePlayer(select.selectIsMini)
  const isAway = usePlayer(select.selectIsAway)
  const isFullscreen = usePlayer(select.selectIsFullscreen)
  const isEnded = usePlayer(select.selectIsEnded)
  const isNextOffered = usePlayer(select.selectIsNextOffered)
  const { title, thumbnailUrl, channel, details } = content
  const description = useMemo(
    () => ({ title, artist: channel.name, pictureUrl: thumbnailUrl, chapters: details.chapters }),
    [title, channel.name, thumbnailUrl, details.chapters],
  )
  useEffect(() => {
    // The failure occurs again, and is shown, when a menu is opened.
    if (hasStarted) Promise.all([preloadOptionMenu(), preloadSettingsMenu()]).catch(() => undefined)
  }, [hasStarted])
  useRootMark('fullscreen', isFullscreen)
  useRootMark('mini-player', isMini)
  useRootMark('mini-player-away', isAway)
  useFullscreen(stage)
  usePointerAndFocus(stage)
  useKeepFocus(stage)

  return (
    <div
      ref={stage}
      className={styles.stage}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys that the whole page does not have work once it has the focus
      tabIndex={0}
      aria-label={`${isAway ? 'Lecteur réduit' : 'Lecteur vidéo'} : ${content.title}`}
      data-player-stage
      data-picture={(hasStarted && isLoaded) || undefined}
      data-theatre={isTheatre || undefined}
      data-mini={isMini || undefined}
      data-away={isAway || undefined}
      data-controls={areControlsShown || undefined}
    >
      {isLoaded && sourceUrl !== null && (
        <>
          <MediaSurface key={sourceUrl} url={sourceUrl} captions={content.details.captions} clock={clock} description={description} />
          {isAudioOnly && (
            <img
              className={styles.picture}
              {...pictureOf(content.thumbnailUrl ?? placeholderUrl)}
              sizes={posterSizes}
              alt=""
              width={1280}
              height={720}
            />
          )}
          {!isAd && <Gestures />}
        </>
      )}
      <StageContext value={stage}>
        {isLoaded && isAd && <AdStage />}
        {isMini && !isAd && <MiniControls title={content.title} path={path} />}
        {isLoaded && !isMini && !isAd && <Controls content={content} clock={clock} hasNext={next !== null} onShare={onShare} />}
      </StageContext>
      {isLoaded && !hasStarted && !isAd && (
        <>
          <StartButton isBusy={isPlayRequested} isLoading={isLoading} onPress={() => send({ type: 'player.play' })} />
          {adTagUrl !== null && <AdNotice tagUrl={adTagUrl} isSecond={resumedAt !== null} />}
        </>
      )}
      {isLoaded && !isAd && !isMini && resumedAt !== null && (
        <ResumeNotice
          position={resumedAt}
          onRestart={() => {
            send({ type: 'player.goTo', seconds: 0 })
            send({ type: 'player.play' })
          }}
        />
      )}
      {isEnded && isNextOffered && !isMini && next !== null && <EndScreen next={next} />}
      {isRemote && (
        <p className={styles.remote} role="status">
          La vidéo est lue sur un autre appareil
        </p>
      )}
      {isWaiting && <Waiting />}
      {isLocked && <Locked onLogin={() => send({ type: 'player.play' })} />}
      {isElsewhere && <Elsewhere onPlay={() => send({ type: 'player.play' })} />}
      {(isPreparing || isUnavailable) && <Preparing media={content.media} isUnavailable={isUnavailable} />}
      {failure !== null && <PlaybackFailed failure={failure} elsewhereUrl={elsewhereUrl} onRetry={() => send({ type: 'player.retry' })} />}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.buffering}>
      <Spinner label="Chargement..." />
    </div>
  )
}
