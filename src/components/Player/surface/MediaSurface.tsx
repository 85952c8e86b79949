import '@vidstack/react/player/styles/base.css'
import '@vidstack/react/player/styles/default/captions.css'
import {
  Captions,
  isHLSProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  type MediaProviderAdapter,
  Track,
} from '@vidstack/react'
import Hls from 'hls.js'
import { useState } from 'react'
import type { CaptionsFragment } from '../../../graphql/generated/graphql.ts'
import { capitalized } from '../../../shared/format/capitalized.ts'
import { classNames } from '../../../ui/classNames.ts'
import { placeholderUrl } from '../PlayerFrame.tsx'
import { Controls, type ControlsProps } from './Controls.tsx'
import { Gestures } from './Gestures.tsx'
import { keepElement } from './keepElement.ts'
import * as styles from './MediaSurface.styles.ts'
import { Observer, type ObserverProps } from './Observer.tsx'
import { preferenceStorage } from '../preferences.ts'
import { pickQuality, shortSide } from './quality.ts'

export type MediaSurfaceProps = ObserverProps &
  ControlsProps & {
    /** URL of the HLS master playlist, or of the audio's. Change the component's `key` with the source. */
    url: string
    title: string
    /** the channel's name, for the system's media controls */
    artist: string
    pictureUrl: string | null
    captions: readonly CaptionsFragment[]
  }

/** Milliseconds without pointer movement before the controls hide (specification §9). */
const hideDelay = { mouse: 2000, touch: 3000 }

/**
 * Maximum seconds to buffer ahead. By default, hls.js buffers up to ten minutes of a low-bitrate video, although many users leave after
 * one.
 */
const secondsAhead = 60

/** Sets the bundled hls.js, never the CDN's, before it is needed: a late library stalls playback. */
function setHlsLibrary(provider: MediaProviderAdapter | null, readPictureQuality: ObserverProps['readPictureQuality']): void {
  if (!isHLSProvider(provider)) return
  provider.library = Hls
  // The level is chosen before the first segment is requested: a later switch discards what is already loading.
  provider.config = { autoStartLoad: false, maxMaxBufferLength: secondsAhead }
  provider.onInstance((hls) => {
    // Vidstack says that it can play once a level is loaded. While the media source is closed, it has no duration, and ignores a seek.
    const opened = new Promise((resolve) => hls.once(Hls.Events.MEDIA_ATTACHED, resolve))
    hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
      const quality = readPictureQuality()
      if (quality !== 'auto') hls.startLevel = pickQuality(levels.map(shortSide), quality)
      void opened.then(() => hls.startLoad())
    })
  })
}

/** The media player with all components that need Vidstack and hls.js, in one chunk. */
export default function MediaSurface({
  url,
  title,
  artist,
  pictureUrl,
  captions,
  continuity,
  meter,
  isPlayWanted,
  readPictureQuality,
  report,
  onPosition,
  ...controls
}: MediaSurfaceProps) {
  const isTouch = matchMedia('(pointer: coarse)').matches
  // Vidstack renders the source of its first render as <source>: a browser with native HLS starts to load it before hls.js takes over the
  // element. Everything would load twice, and a press in between would be lost.
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
      onProviderChange={(provider) => setHlsLibrary(provider, readPictureQuality)}
    >
      <MediaProvider>
        {captions.map((each) => (
          <Track
            key={each.url}
            src={each.url}
            type="vtt"
            kind="captions"
            language={each.language}
            label={capitalized(each.languageName) + (each.isAutomatic ? ' (automatiques)' : '')}
          />
        ))}
      </MediaProvider>
      {controls.quality.isAudioOnly && <img className={styles.picture} src={pictureUrl ?? placeholderUrl} alt="" />}
      <Captions className={classNames('vds-captions', styles.captions)} />
      <Observer
        continuity={continuity}
        meter={meter}
        isPlayWanted={isPlayWanted}
        readPictureQuality={readPictureQuality}
        report={report}
        onPosition={onPosition}
      />
      <Gestures />
      <Controls {...controls} />
    </MediaPlayer>
  )
}
