import { useMediaPlayer } from '@vidstack/react'
import { useEffect, useState } from 'react'
import { clockTime } from './spokenTime.ts'
import * as styles from './TimeText.styles.ts'

/** Renders «0:12 / 1:30», hidden from screen readers: the slider above announces the same. */
export function TimeText() {
  const player = useMediaPlayer()
  const [text, setText] = useState('0:00 / 0:00')
  useEffect(
    // An equal text does not render again, so the bar renders once a second.
    () => player?.subscribe(({ currentTime, duration }) => setText(`${clockTime(currentTime)} / ${clockTime(duration)}`)),
    [player],
  )
  return (
    <span className={styles.time} aria-hidden="true">
      {text}
    </span>
  )
}
