import { type Ref, useCallback, useImperativeHandle, useState } from 'react'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import type { MediaFact } from '../../machines/player/player/types.ts'
import { usePlayer } from '../../machines/player/player/usePlayer.ts'
import { usePlaybackReport } from '../../machines/player/playbackReport/usePlaybackReport.ts'
import type { PlaybackStart } from '../../shared/playbackStart.ts'
import { lazyPart } from '../lazyPart.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { createContinuity } from './continuity.ts'
import { readPreferences } from './preferences.ts'
import { Locked, PlaybackFailed } from './obstacles.tsx'
import * as styles from './Player.styles.ts'
import { PlayerFrame } from './PlayerFrame.tsx'
import type { PreparingProps } from './Preparing.tsx'
import { ResumeNotice } from './ResumeNotice.tsx'
import { StartButton } from './StartButton.tsx'
import type { MediaSurfaceProps } from './surface/MediaSurface.tsx'
import { useReportOnLeave } from './useReportOnLeave.ts'
import { createWatchMeter } from './watchMeter.ts'

const loadSurface = async () => (await import('./surface/MediaSurface.tsx')).default
const MediaSurface = lazyPart<MediaSurfaceProps>(loadSurface, { failure: (retry) => <PlaybackFailed onRetry={retry} /> })
// Rarely shown, mostly to the owner: other users do not load its code.
const Preparing = lazyPart<PreparingProps>(async () => (await import('./Preparing.tsx')).Preparing, {
  failure: (retry) => <PlaybackFailed onRetry={retry} />,
})

/** Loads the player's code while the video's URL is still being fetched. */
export function preloadPlayer(): void {
  // The failure occurs again, and is shown, when the player renders.
  loadSurface().catch(() => undefined)
}

export type PlayerHandle = {
  /** Seeks and plays. @param seconds from the start */
  goTo: (seconds: number) => void
}

export type PlayerProps = {
  ref?: Ref<PlayerHandle> | undefined
  content: Pick<WatchContentFragment, 'id' | 'title' | 'thumbnailUrl' | 'videoUrl' | 'media'> & {
    channel: { name: string }
    details: Pick<WatchContentFragment['details'], 'captions'>
  }
  isSignedIn: boolean
  /** True when playback was requested by the playlist or by the press that opened the page. Read only on mount. */
  isPlayRequested?: boolean | undefined
  /** Keep it stable between renders. */
  onEnded?: (() => void) | undefined
  /** Called with the second of the video at each frame that is shown. Keep it stable between renders. */
  onPosition?: ((second: number) => void) | undefined
  /** where it starts; read only on mount */
  start?: PlaybackStart | undefined
}

const theBeginning: PlaybackStart = { position: 0, isResumed: false }

/** Renders the player of one video, including its poster. Change `key` for another video or another viewer. */
export function Player({
  ref,
  content,
  isSignedIn,
  start: from = theBeginning,
  isPlayRequested = false,
  onEnded,
  onPosition,
}: PlayerProps) {
  const { id, title, thumbnailUrl, videoUrl, media, channel, details } = content
  const [continuity] = useState(() => createContinuity(from.position))
  const reports = usePlaybackReport({ contentId: id, isSignedIn })
  const resumedAt = from.isResumed ? from.position : null
  const [pictureQuality] = useState(() => readPreferences().quality)
  const input = { contentId: id, videoUrl, mediaState: media.state, isSignedIn, isPlayRequested, resumedAt, pictureQuality }
  const player = usePlayer(input, continuity, {
    onEnded,
    onViewRecorded: reports.begin,
  })
  const [meter] = useState(() =>
    createWatchMeter({
      onEnough: () => player.report({ type: 'view.watchedEnough' }),
      onStep: (news) => {
        reports.note(news)
        player.report({ type: 'watch.noted' })
      },
    }),
  )
  useReportOnLeave(meter, reports)

  const { report: reportFact } = player
  const report = useCallback(
    (fact: MediaFact) => {
      reportFact(fact)
      const news = fact.type === 'media.paused' ? meter.take() : null
      if (news) reports.note(news)
    },
    [reportFact, meter, reports],
  )
  useImperativeHandle(ref, () => ({
    goTo(seconds) {
      player.goTo(seconds)
      // Comments are far below the video.
      scrollTo(0, 0)
    },
  }))

  return (
    <PlayerFrame posterUrl={thumbnailUrl} hasPoster={!player.hasStarted || !player.isLoaded}>
      {player.isLoaded && player.sourceUrl !== null && (
        <MediaSurface
          key={player.sourceUrl}
          url={player.sourceUrl}
          title={title}
          artist={channel.name}
          pictureUrl={thumbnailUrl}
          captions={details.captions}
          continuity={continuity}
          meter={meter}
          isPlayWanted={player.isPlayWanted}
          readPictureQuality={player.readPictureQuality}
          report={report}
          onPosition={onPosition}
          isPlaying={player.isPlaying}
          isEnded={player.isEnded}
          hasBetterVersion={player.hasBetterVersion}
          storyboardUrl={media.storyboardUrl}
          quality={{
            chosen: player.pictureQuality,
            isAudioOnly: player.isAudioOnly,
            qualities: player.qualities,
            hasAudio: player.hasAudio,
            onChoose: player.chooseQuality,
            onChooseAudioOnly: player.chooseAudioOnly,
          }}
          onPlay={player.play}
          onPause={player.pause}
          onUpgrade={player.upgrade}
        />
      )}
      {player.isLoaded && !player.hasStarted && <StartButton isBusy={player.isPlayRequested} onPress={player.play} />}
      {player.isLoaded && player.resumedAt !== null && <ResumeNotice position={player.resumedAt} onRestart={() => player.goTo(0)} />}
      {player.hasStarted && (player.isBuffering || player.isLoading) && (
        <div className={styles.buffering}>
          <Spinner label="Chargement..." />
        </div>
      )}
      {player.isLocked && <Locked onLogin={player.play} />}
      {(player.isPreparing || player.isUnavailable) && <Preparing media={media} isUnavailable={player.isUnavailable} />}
      {player.isFailed && <PlaybackFailed onRetry={player.retry} />}
    </PlayerFrame>
  )
}
