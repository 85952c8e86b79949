import '@vidstack/react/player/styles/base.css'
import { isHLSProvider, MediaPlayer, type MediaPlayerInstance, MediaProvider, type MediaProviderAdapter } from '@vidstack/react'
import Hls from 'hls.js/light'
import { useState } from 'react'
import { Controls, type ControlsProps } from './Controls.tsx'
import { Gestures } from './Gestures.tsx'
import { keepElement } from './keepElement.ts'
import styles from './MediaSurface.module.css'
import { Observer, type ObserverProps } from './Observer.tsx'
import { preferenceStorage, readPreferences } from './preferences.ts'
import { pickQuality } from './quality.ts'

export type MediaSurfaceProps = ObserverProps &
  ControlsProps & {
    /** HLS master playlist. Give the component another `key` with another source. */
    url: string
    title: string
    /** whose film it is, for the system's own controls */
    artist: string
    pictureUrl: string | null
  }

/** Milliseconds without a move before the controls hide (specification §9). */
const hideDelay = { mouse: 2000, touch: 3000 }

/** Seconds loaded ahead at most: by its own rule hls.js loads up to ten minutes of a light video, for people who leave after one. */
const secondsAhead = 60

/** Ours and never the CDN's, and there before it is asked for: a late one stalls the playback. */
function giveLibrary(provider: MediaProviderAdapter | null): void {
  if (!isHLSProvider(provider)) return
  provider.library = Hls
  // The level is chosen before the first segment is asked for: a switch afterwards throws away what began to arrive.
  provider.config = { autoStartLoad: false, maxMaxBufferLength: secondsAhead }
  provider.onInstance((hls) => {
    hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
      const { quality } = readPreferences()
      if (quality !== 'auto') hls.startLevel = pickQuality(levels, quality)
      hls.startLoad()
    })
  })
}

/** Everything that needs Vidstack and hls.js, in the one chunk that brings them. */
export default function MediaSurface({ url, title, artist, pictureUrl, continuity, meter, report, ...controls }: MediaSurfaceProps) {
  const isTouch = matchMedia('(pointer: coarse)').matches
  // Vidstack draws what it has at its first render as <source>: a browser that plays HLS by itself begins to load that
  // before hls.js takes the element over. Everything would come twice, and a press in between would be lost.
  const [mounted, setMounted] = useState<MediaPlayerInstance | null>(null)
  return (
    <MediaPlayer
      ref={setMounted}
      className={styles.player}
      src={mounted ? { src: url, type: url.endsWith('.m3u8') ? 'application/x-mpegurl' : 'video/mp4' } : []}
      title={title}
      artist={artist}
      artwork={pictureUrl === null ? [] : [{ src: pictureUrl }]}
      ariaLabel={`Lecteur vidéo : ${title}`}
      viewType="video"
      streamType="on-demand"
      load="eager"
      playsInline
      keyDisabled
      logLevel="silent"
      storage={preferenceStorage}
      controlsDelay={isTouch ? hideDelay.touch : hideDelay.mouse}
      onProviderLoaderChange={keepElement}
      onProviderChange={giveLibrary}
    >
      <MediaProvider />
      <Observer continuity={continuity} meter={meter} report={report} />
      <Gestures />
      <Controls {...controls} />
    </MediaPlayer>
  )
}
