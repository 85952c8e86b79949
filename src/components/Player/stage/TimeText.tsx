import { useEffect, useState } from 'react'
import { type Chapter, chapterAt } from '../../../shared/chapters.ts'
import type { PlaybackClock } from '../playbackClock.ts'
import { formatDuration } from '../../../shared/format/duration.ts'
import * as styles from './TimeText.styles.ts'

/** Renders «0:12 / 1:30», or «0:12» where there is no room, hidden from screen readers: the slider above announces the same. */
export function TimeText({ clock, chapters }: { clock: PlaybackClock; chapters: readonly Chapter[] }) {
  const [chapter, setChapter] = useState(() => chapterAt(chapters, clock.read().position)?.title)
  const [position, setPosition] = useState(() => formatDuration(clock.read().position))
  const [length, setLength] = useState(() => formatDuration(clock.read().duration))
  useEffect(
    // An equal text does not render again, so the bar renders once a second.
    () =>
      clock.subscribe((moment) => {
        setPosition(formatDuration(moment.position))
        setLength(formatDuration(moment.duration))
        setChapter(chapterAt(chapters, moment.position)?.title)
      }),
    [clock, chapters],
  )
  return (
    <span className={styles.time} aria-hidden="true">
      <span>{position}</span>
      <span className={styles.length}> / {length}</span>
      {chapter !== undefined && <span className={styles.length}> · {chapter}</span>}
    </span>
  )
}
