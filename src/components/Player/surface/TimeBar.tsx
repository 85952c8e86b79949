import { useMediaPlayer, useMediaRemote } from '@vidstack/react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Preview } from './Preview.tsx'
import { seekStep } from '../../../shared/shortcuts.ts'
import { spokenTime } from './spokenTime.ts'
import * as styles from './TimeBar.styles.ts'

type Hover = { time: number; share: number }

/**
 * Renders the position in the video as a native range input, so that keys, touch and screen readers work as usual. It follows the video
 * without React: no render per frame.
 */
export function TimeBar({ storyboardUrl }: { storyboardUrl: string | null }) {
  const player = useMediaPlayer()
  const remote = useMediaRemote()
  const input = useRef<HTMLInputElement>(null)
  const isDragging = useRef(false)
  const [hover, setHover] = useState<Hover | null>(null)

  useEffect(() => {
    const slider = input.current
    if (!player || !slider) return

    function show(time: number, duration: number): void {
      slider?.setAttribute('aria-valuetext', `${spokenTime(time)} sur ${spokenTime(duration)}`)
      slider?.style.setProperty('--played', String(duration > 0 ? time / duration : 0))
    }

    const stop = player.subscribe(({ currentTime, duration, bufferedEnd }) => {
      slider.max = String(duration)
      slider.style.setProperty('--buffered', String(duration > 0 ? bufferedEnd / duration : 0))
      if (isDragging.current) return
      slider.value = String(currentTime)
      show(currentTime, duration)
    })
    const drag = (): void => {
      const { duration } = player.state
      isDragging.current = true
      show(slider.valueAsNumber, duration)
      setHover({ time: slider.valueAsNumber, share: duration > 0 ? slider.valueAsNumber / duration : 0 })
    }
    // The native «change» event fires on release; React's fires at each step.
    const drop = (event: Event): void => {
      isDragging.current = false
      remote.seek(slider.valueAsNumber, event)
    }
    slider.addEventListener('input', drag)
    slider.addEventListener('change', drop)
    return () => {
      stop()
      slider.removeEventListener('input', drag)
      slider.removeEventListener('change', drop)
    }
  }, [player, remote])

  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    if (player && player.state.duration > 0) setHover({ time: share * player.state.duration, share })
  }

  return (
    <div className={styles.timeBar} onPointerMove={point} onPointerLeave={() => setHover(null)}>
      {hover && <Preview time={hover.time} share={hover.share} storyboardUrl={storyboardUrl} />}
      <input
        ref={input}
        className={styles.slider}
        type="range"
        min={0}
        max={0}
        step="any"
        defaultValue={0}
        aria-label="Position dans la vidéo"
        title={`Flèches : ${seekStep} secondes`}
      />
    </div>
  )
}
