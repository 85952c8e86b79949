import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { BellButton } from '../../components/BellButton/BellButton.tsx'
import { FollowButton } from '../../components/FollowButton/FollowButton.tsx'
import { Player, type PlayerHandle } from '../../components/Player/Player.tsx'
import { AddressDialog } from '../../components/ShareButton/AddressDialog.tsx'
import { ViewsAndDate } from '../../components/ViewsAndDate.tsx'
import { useRequestedPart } from '../../components/useRequestedPart.ts'
import type { WatchQuery } from '../../graphql/generated/graphql.ts'
import { useClientKey } from '../../graphql/useClientKey.ts'
import { useLiveContentMedia } from '../../graphql/useLiveMedia.ts'
import { useShare } from '../../machines/content/share/useShare.ts'
import { useFlow } from '../../machines/common/flows.ts'
import { usePlaylistQueue } from '../../machines/playlist/playlistQueue/usePlaylistQueue.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { playbackStart } from '../../shared/playbackStart.ts'
import { playState, watchPath } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Actions } from './Actions.tsx'
import { Chapters } from './Chapters.tsx'
import { CommentsSection } from './Comments/CommentsSection.tsx'
import { Creator } from './Creator.tsx'
import { Description } from './Description.tsx'
import { usePlaybackPosition } from './playbackPosition.ts'
import { PlaylistSlot } from './PlaylistSlot.tsx'
import { Recommendations } from './Recommendations.tsx'
import { VideoContext } from '../../components/RichText/RichText.tsx'
import * as styles from './Watch.styles.ts'

type WatchPageProps = {
  content: NonNullable<WatchQuery['content']>
  recommendations: WatchQuery['recommendations']
}

export function WatchPage({ content, recommendations }: WatchPageProps) {
  const { isSignedIn } = useSession()
  const clientKey = useClientKey()
  const queue = usePlaylistQueue()
  const start = playbackStart(useRequestedPart(), content.viewerPosition, content.duration)
  const isPlayRequested = useHistoryState() === playState
  // Cleared after its first use: a reload must not start playback.
  useEffect(() => {
    if (isPlayRequested) history.replaceState(null, '')
  }, [isPlayRequested])
  const player = useRef<PlayerHandle>(null)
  const position = usePlaybackPosition()
  const drawTranscript = useFlow('transcriptPanel')
  const { id, duration, details } = content
  const video = useMemo(() => ({ id, duration, goTo: (seconds: number) => player.current?.goTo(seconds) }), [id, duration])
  const [, navigate] = useLocation()
  const playNext = useCallback((contentId: string) => navigate(watchPath(contentId), { state: playState }), [navigate])
  const share = useShare()
  const { title } = content
  const shareFrom = (seconds: number): void => share.share({ title, path: watchPath(id, seconds) })
  const others = recommendations.filter((item) => item.content.id !== content.id)
  const next = others[0]?.content ?? null
  const { state } = content.media
  useLiveContentMedia(content.id, state === 'complete' || state === 'failed')

  return (
    <div className={styles.page}>
      <article className={styles.main}>
        <div className={styles.player} data-place="player">
          {/* Another viewer may get another URL, so the player remounts. During a sign-out in progress, the viewer is still the same. */}
          <Player
            ref={player}
            key={clientKey}
            content={content}
            isSignedIn={isSignedIn}
            start={start}
            isPlayRequested={queue.autoplays || isPlayRequested}
            isMainPart
            next={queue.hasNext ? null : next}
            onNext={playNext}
            onShare={shareFrom}
            onEnded={queue.reportEnd}
            onPosition={position.write}
          />
        </div>
        <div className={styles.details}>
          <header className={styles.head}>
            <h1 className={styles.title} tabIndex={-1}>
              {content.title}
            </h1>
            <div className={styles.facts}>
              <p className={styles.meta}>
                <ViewsAndDate views={content.viewsCount} createdAt={content.createdAt} />
                {content.visibility === 'private' && <Badge className={styles.badge}>Privée</Badge>}
              </p>
              <Actions content={content} />
            </div>
          </header>
          <Creator channel={content.channel}>
            {content.channel.viewerFollows === true && <BellButton channel={content.channel} />}
            <FollowButton channel={content.channel} />
          </Creator>
          <VideoContext value={video}>
            <Description text={content.description} hashtags={content.hashtags} details={details} />
            <Chapters chapters={details.chapters} position={position} />
            {details.captions.length > 0 && drawTranscript({ tracks: details.captions, language: details.language, position })}
          </VideoContext>
        </div>
        <AddressDialog share={share} />
      </article>
      <VideoContext value={video}>
        <CommentsSection content={content} className={styles.below} />
      </VideoContext>
      <div className={styles.side}>
        <PlaylistSlot contentId={content.id} />
        <Recommendations items={others} />
      </div>
    </div>
  )
}
