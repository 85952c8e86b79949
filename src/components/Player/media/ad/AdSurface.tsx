import { useEffect, useRef } from 'react'
import type { AdActor } from '../../../../machines/player/ad/useAd.ts'
import { selectIsMuted, selectVolume } from '../../../../machines/player/player/selectors.ts'
import { usePlayer } from '../../../../machines/player/player/usePlayer.ts'
import { connectAd } from './adAdapter.ts'
import * as styles from './AdSurface.styles.ts'

type AdSurfaceProps = { actor: AdActor; /** of the media file */ url: string }

/** Renders the picture of an ad, over that of the video, and as loud. Its machine is in command of it (`adAdapter.ts`). */
export function AdSurface({ actor, url }: AdSurfaceProps) {
  const video = useRef<HTMLVideoElement>(null)
  const volume = usePlayer(selectVolume)
  const isMuted = usePlayer(selectIsMuted)
  useEffect(() => {
    if (video.current) video.current.volume = volume / 100
  }, [volume])
  useEffect(() => (video.current ? connectAd(video.current, actor) : undefined), [actor])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions of another site load only with media that allow this one, which few ads do
  return <video ref={video} className={styles.video} src={url} muted={isMuted} preload="auto" playsInline tabIndex={-1} />
}
