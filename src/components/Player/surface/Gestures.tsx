import { Gesture } from '@vidstack/react'
import * as styles from './Gestures.styles.ts'

/** A click plays or pauses, a double click toggles full screen. A tap shows the controls, a double tap seeks. */
export function Gestures() {
  return (
    <>
      <Gesture className={styles.mouse} event="pointerup" action="toggle:paused" />
      <Gesture className={styles.mouse} event="dblpointerup" action="toggle:fullscreen" />
      <Gesture className={styles.touch} event="pointerup" action="toggle:controls" />
      <Gesture className={styles.back} event="dblpointerup" action="seek:-10" />
      <Gesture className={styles.forward} event="dblpointerup" action="seek:10" />
    </>
  )
}
