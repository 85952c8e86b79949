import { useMediaPlayer } from '@vidstack/react'
import { useEffect, useState } from 'react'
import { clockTime } from './spokenTime.ts'
import styles from './TimeText.module.css'

/** «0:12 / 1:30». For eyes: the slider above says the same aloud. */
export function TimeText() {
  const player = useMediaPlayer()
  const [text, setText] = useState('0:00 / 0:00')
  useEffect(
    // An equal text draws nothing, so that the bar is drawn once a second.
    () => player?.subscribe(({ currentTime, duration }) => setText(`${clockTime(currentTime)} / ${clockTime(duration)}`)),
    [player],
  )
  return (
    <span className={styles.time} aria-hidden="true">
      {text}
    </span>
  )
}
