import { useMediaPlayer } from '@vidstack/react'
import { useEffect, useState } from 'react'
import { clockTime } from './spokenTime.ts'
import * as styles from './TimeText.styles.ts'

/** Renders «0:12 / 1:30», or «0:12» where there is no room, hidden from screen readers: the slider above announces the same. */
export function TimeText() {
  const player = useMediaPlayer()
  const [position, setPosition] = useState('0:00')
  const [length, setLength] = useState('0:00')
  useEffect(
    // An equal text does not render again, so the bar renders once a second.
    () =>
      player?.subscribe(({ currentTime, duration }) => {
        setPosition(clockTime(currentTime))
        setLength(clockTime(duration))
      }),
    [player],
  )
  return (
    <span className={styles.time} aria-hidden="true">
      <span>{position}</span>
      <span className={styles.length}> / {length}</span>
    </span>
  )
}
