import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import { seekStep } from '../../../machines/player/player/shortcuts.ts'
import { type Chapter, chapterAt } from '../../../shared/chapters.ts'
import type { Moment, PlaybackClock } from '../playbackClock.ts'
import { lazyPart } from '../../lazyPart.tsx'
import type { PreviewProps } from '../media/Preview.tsx'
import { spokenTime } from './spokenTime.ts'
import * as styles from './TimeBar.styles.ts'

const Preview = lazyPart<PreviewProps>(async () => (await import('../media/Preview.tsx')).Preview, { failure: () => null })

type TimeBarProps = {
  clock: PlaybackClock
  storyboardUrl: string | null
  /** `start` in seconds */
  chapters: readonly Chapter[]
}

/**
 * Drawing the bar for each picture of a video takes several times as long as the rest of the player: while it plays, four times a second is
 * enough. @returns what is drawn, equal when there is nothing new
 */
function stepOf({ position, duration, bufferedUntil, isAdvancing }: Moment): string {
  const at = isAdvancing && position < duration ? Math.floor(position * 4) : position
  return `${at} ${duration} ${Math.floor(bufferedUntil)} ${isAdvancing}`
}

type Hover = { time: number; share: number }

/**
 * Renders the position in the video as a native range input, so that keys, touch and screen readers work as usual. It follows the video
 * without React: no render per frame.
 */
export function TimeBar({ clock, storyboardUrl, chapters }: TimeBarProps) {
  const send = usePlayerIntent()
  const input = useRef<HTMLInputElement>(null)
  const isDragging = useRef(false)
  const [hover, setHover] = useState<Hover | null>(null)

  useEffect(() => {
    const slider = input.current
    if (!slider) return

    function show(time: number, duration: number): void {
      slider?.setAttribute('aria-valuetext', `${spokenTime(time)} sur ${spokenTime(duration)}`)
      slider?.style.setProperty('--played', String(duration > 0 ? time / duration : 0))
    }

    let shown = ''
    const stop = clock.subscribe((moment) => {
      const { position, duration, bufferedUntil } = moment
      const next = stepOf(moment)
      if (next === shown) return
      shown = next
      slider.max = String(duration)
      slider.style.setProperty('--buffered', String(duration > 0 ? bufferedUntil / duration : 0))
      if (isDragging.current) return
      slider.value = String(position)
      show(position, duration)
    })
    const drag = (): void => {
      const { duration } = clock.read()
      isDragging.current = true
      show(slider.valueAsNumber, duration)
      setHover({ time: slider.valueAsNumber, share: duration > 0 ? slider.valueAsNumber / duration : 0 })
    }
    // The native «change» event fires on release; React's fires at each step.
    const drop = (): void => {
      isDragging.current = false
      send({ type: 'player.seek', to: { kind: 'at', seconds: slider.valueAsNumber } })
    }
    slider.addEventListener('input', drag)
    slider.addEventListener('change', drop)
    return () => {
      stop()
      slider.removeEventListener('input', drag)
      slider.removeEventListener('change', drop)
    }
  }, [clock, send])

  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    const { duration } = clock.read()
    if (duration > 0) setHover({ time: share * duration, share })
  }

  return (
    <div className={styles.timeBar} onPointerMove={point} onPointerLeave={() => setHover(null)}>
      {hover && (
        <Preview time={hover.time} share={hover.share} storyboardUrl={storyboardUrl} title={chapterAt(chapters, hover.time)?.title} />
      )}
      <Marks chapters={chapters} clock={clock} />
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

/** Renders where each chapter but the first begins. Hidden from screen readers: the list of chapters says the same. */
function Marks({ chapters, clock }: Pick<TimeBarProps, 'chapters' | 'clock'>) {
  const [duration, setDuration] = useState(0)
  useEffect(() => clock.subscribe((moment) => setDuration(moment.duration)), [clock])
  if (duration <= 0) return null
  return (
    <span className={styles.marks} aria-hidden="true">
      {chapters.slice(1).map(({ start }) => (
        <span key={start} className={styles.mark} style={{ left: `${(start / duration) * 100}%` }} />
      ))}
    </span>
  )
}
