import { Gesture } from '@vidstack/react'
import styles from './Gestures.module.css'

/** A click plays or pauses and two make it full screen; a finger shows the controls, and two taps seek. */
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
