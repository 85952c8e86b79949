import '@vidstack/react/player/styles/base.css'
import '@vidstack/react/player/styles/default/captions.css'
import {
  Captions,
  isHLSProvider,
  isYouTubeProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  type MediaProviderAdapter,
  Track,
  useMediaPlayer,
} from '@vidstack/react'
import Hls from 'hls.js'
import { useEffect, useState } from 'react'
import type { CaptionsFragment } from '../../../graphql/generated/graphql.ts'
import { type PlayerActor, usePlayer, usePlayerOfContext } from '../../../machines/player/player/usePlayer.ts'
import * as select from '../../../machines/player/player/selectors.ts'
import { youTubeVideoId } from '../../../shared/youTube.ts'
import { classNames } from '../../../ui/classNames.ts'
import type { PlaybackClock } from '../playbackClock.ts'
import { hlsConfig, observeHls, startLoading } from './hls.ts'
import { keepElement } from './keepElement.ts'
import { wantedQuality } from './media.ts'
import { connectMedia } from './mediaAdapter.ts'
import { connectMediaSession, type MediaDescription } from './mediaSession.ts'
import { youTubeFrame } from './youTube.ts'
import * as styles from './MediaSurface.styles.ts'

export type MediaSurfaceProps = {
  /** URL of the HLS master playlist, of the audio's, of an MP4 file, or of a page of YouTube. Change the component's `key` with the source. */
  url: string
  captions: readonly CaptionsFragment[]
  clock: PlaybackClock
  /** Keep it stable between renders. */
  description: MediaDescription
}

/** Sets the bundled hls.js, never the CDN's, before it is needed: a late library stalls playback. */
function setHlsLibrary(provider: MediaProviderAdapter | null, actor: PlayerActor): void {
  if (!isHLSProvider(provider)) return
  provider.library = Hls
  provider.config = hlsConfig
  provider.onInstance((hls) => {
    startLoading(hls, () => wantedQuality(actor))
    observeHls(hls, {
      onLevel: (quality) => actor.send({ type: 'media.qualityPlayed', quality }),
      onFailure: (failure) => actor.send({ type: 'media.failed', failure }),
      onSupplyLost: (failure, isAwaited) => actor.send({ type: 'media.supplyLost', failure, isAwaited }),
      onSupplied: () => actor.send({ type: 'media.supplied' }),
    })
  })
}

function typeOf(url: string): 'application/x-mpegurl' | 'video/mp4' | 'video/youtube' {
  if (youTubeVideoId(url) !== null) return 'video/youtube'
  return url.endsWith('.m3u8') ? 'application/x-mpegurl' : 'video/mp4'
}

/** Renders one source of the video, by Vidstack and hls.js, which this chunk alone needs. The machine is in command of it (`mediaAdapter.ts`). */
export default function MediaSurface({ url, captions, clock, description }: MediaSurfaceProps) {
  const actor = usePlayerOfContext()
  const volume = usePlayer(select.selectVolume)
  const isMuted = usePlayer(select.selectIsMuted)
  const speed = usePlayer(select.selectSpeed)
  const { size, color, background } = usePlayer(select.selectCaptionsStyle)
  // Vidstack renders the source of its first render as <source>: a browser with native HLS starts to load it before hls.js takes over the
  // element. Everything would load twice, and a press in between would be lost.
  const [mounted, setMounted] = useState<MediaPlayerInstance | null>(null)
  return (
    <MediaPlayer
      ref={setMounted}
      className={styles.player}
      src={mounted ? { src: url, type: typeOf(url) } : []}
      // The stage around it is the region that people meet. Without a label, Vidstack gives it an English one.
      role="presentation"
      ariaLabel=" "
      tabIndex={-1}
      volume={volume / 100}
      muted={isMuted}
      playbackRate={speed}
      viewType="video"
      streamType="on-demand"
      load="eager"
      // The page has the picture of the site; Vidstack would ask YouTube for another one.
      posterLoad="custom"
      playsInline
      keyDisabled
      logLevel="silent"
      onProviderLoaderChange={keepElement}
      onProviderChange={(provider) => {
        setHlsLibrary(provider, actor)
        if (isYouTubeProvider(provider)) provider.language = 'fr'
      }}
    >
      <MediaProvider iframeProps={youTubeFrame}>
        {captions.map((each) => (
          <Track key={each.url} src={each.url} type="vtt" kind="captions" language={each.language} label={each.languageName} />
        ))}
      </MediaProvider>
      {captions.length > 0 && (
        <Captions
          className={classNames('vds-captions', styles.captions)}
          data-size={size}
          data-color={color}
          data-background={background}
        />
      )}
      <Connection url={url} clock={clock} description={description} />
    </MediaPlayer>
  )
}

/** Renders nothing: connects the element that it is in with the machine. */
function Connection({ url, clock, description }: Omit<MediaSurfaceProps, 'captions'>) {
  const actor = usePlayerOfContext()
  const player = useMediaPlayer()
  useEffect(() => (player ? connectMedia({ player, actor, clock, url }) : undefined), [player, actor, clock, url])
  useEffect(
    () => (player ? connectMediaSession({ player, actor, clock, url }, description) : undefined),
    [player, actor, clock, url, description],
  )
  return null
}
