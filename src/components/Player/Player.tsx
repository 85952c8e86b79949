import { type Ref, useCallback, useImperativeHandle, useState } from 'react'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import type { MediaFact } from '../../machines/player/types.ts'
import { usePlayer } from '../../machines/player/usePlayer.ts'
import { usePlaybackReport } from '../../machines/playbackReport/usePlaybackReport.ts'
import type { PlaybackStart } from '../../shared/resume.ts'
import { lazyPart } from '../../ui/overlay/lazyPart.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { createContinuity } from './continuity.ts'
import { Locked, PlaybackFailed } from './obstacles.tsx'
import styles from './Player.module.css'
import { PlayerFrame } from './PlayerFrame.tsx'
import type { PreparingProps } from './Preparing.tsx'
import { ResumeNotice } from './ResumeNotice.tsx'
import { StartButton } from './StartButton.tsx'
import type { MediaSurfaceProps } from './surface/MediaSurface.tsx'
import { useLeaving } from './useLeaving.ts'
import { createWatchMeter } from './watchMeter.ts'

const loadSurface = async () => (await import('./surface/MediaSurface.tsx')).default
const MediaSurface = lazyPart<MediaSurfaceProps>(loadSurface, { instead: (retry) => <PlaybackFailed onRetry={retry} /> })
// Seldom seen, and by its owner mostly: the others do without its code.
const Preparing = lazyPart<PreparingProps>(async () => (await import('./Preparing.tsx')).Preparing, {
  instead: (retry) => <PlaybackFailed onRetry={retry} />,
})

/** Fetches the player's code while the film's address is still on its way. */
export function preloadPlayer(): void {
  // A failure comes up again, and is shown, when the player is drawn.
  loadSurface().catch(() => undefined)
}

export type PlayerHandle = {
  /** To a place in the film, and on from there. @param seconds from the start */
  goTo: (seconds: number) => void
}

export type PlayerProps = {
  ref?: Ref<PlayerHandle> | undefined
  content: Pick<WatchContentFragment, 'id' | 'title' | 'thumbnailUrl' | 'videoUrl' | 'media'> & { channel: { name: string } }
  isSignedIn: boolean
  /** It follows another one of a playlist, or the press that led here meant playing; read once. */
  isWanted?: boolean | undefined
  /** Keep it stable. */
  onEnded?: (() => void) | undefined
  /** where it starts; read once */
  start?: PlaybackStart | undefined
}

const theBeginning: PlaybackStart = { position: 0, isResumed: false }

/** One film, from its picture to its end. Mount it anew (`key`) for another film or another viewer. */
export function Player({ ref, content, isSignedIn, start: from = theBeginning, isWanted = false, onEnded }: PlayerProps) {
  const { id, title, thumbnailUrl, videoUrl, media, channel } = content
  const [continuity] = useState(() => createContinuity(from.position))
  const [resumedAt, setResumedAt] = useState(from.isResumed ? from.position : null)
  const reports = usePlaybackReport({ contentId: id, isSignedIn })
  const player = usePlayer({ contentId: id, videoUrl, mediaState: media.state, isSignedIn, isWanted }, continuity, {
    onEnded,
    onViewRecorded: reports.begin,
  })
  const [meter] = useState(() =>
    createWatchMeter({
      onEnough: () => player.report({ type: 'view.watchedEnough' }),
      onStep: (news) => {
        reports.note(news)
        // Whoever has watched so far does not want the beginning.
        setResumedAt(null)
      },
    }),
  )
  useLeaving(meter, reports)
  const [hasStarted, setStarted] = useState(false)

  const { report: tellMachine } = player
  const report = useCallback(
    (fact: MediaFact) => {
      if (fact.type === 'media.playing') setStarted(true)
      tellMachine(fact)
      const news = fact.type === 'media.paused' ? meter.take() : null
      if (news) reports.note(news)
    },
    [tellMachine, meter, reports],
  )
  const goTo = (seconds: number): void => {
    setResumedAt(null)
    continuity.goTo(seconds)
    player.play()
  }
  useImperativeHandle(ref, () => ({
    goTo(seconds) {
      goTo(seconds)
      // Comments lie far below the film.
      scrollTo(0, 0)
    },
  }))

  return (
    <PlayerFrame posterUrl={thumbnailUrl} hasPoster={!hasStarted || !player.isLoaded}>
      {player.isLoaded && player.videoUrl !== null && (
        <MediaSurface
          key={player.loadCount}
          url={player.videoUrl}
          title={title}
          artist={channel.name}
          pictureUrl={thumbnailUrl}
          continuity={continuity}
          meter={meter}
          report={report}
          isPlaying={player.isPlaying}
          isEnded={player.isEnded}
          hasBetterVersion={player.hasBetterVersion}
          storyboardUrl={media.storyboardUrl}
          onPlay={player.play}
          onPause={player.pause}
          onUpgrade={player.upgrade}
        />
      )}
      {player.isLoaded && !hasStarted && <StartButton isBusy={player.isWanted} onPress={player.play} />}
      {player.isLoaded && resumedAt !== null && <ResumeNotice position={resumedAt} onRestart={() => goTo(0)} />}
      {hasStarted && (player.isBuffering || player.isLoading) && (
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
