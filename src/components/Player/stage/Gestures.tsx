import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { selectIsMenuOpen } from '../../../machines/player/player/selectors.ts'
import { usePlayerIntent, usePlayerOfContext } from '../../../machines/player/player/usePlayer.ts'
import { seekStep } from '../../../machines/player/player/shortcuts.ts'
import * as styles from './Gestures.styles.ts'

/** Milliseconds within which a second tap belongs to the first. */
const doubleTap = 300

/**
 * Renders the surface over the picture. A click plays or pauses, a double click toggles full screen. A tap shows or hides the controls, a double
 * tap on a side seeks. A press that closes a menu of the player does nothing else.
 */
export function Gestures() {
  const send = usePlayerIntent()
  const lastTap = useRef({ at: -Infinity, side: 0 })
  const lastPointer = useRef('mouse')
  const surface = useRef<HTMLDivElement>(null)
  const isForPicture = useIsForPicture(surface)

  function tap({ timeStamp, clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect()
    const third = Math.floor(((clientX - left) / width) * 3)
    const side = third === 0 ? -1 : third === 2 ? 1 : 0
    const isSecond = timeStamp - lastTap.current.at < doubleTap && lastTap.current.side === side
    lastTap.current = { at: timeStamp, side }
    if (isSecond && side !== 0) send({ type: 'player.seek', to: { kind: 'by', seconds: side * seekStep } })
    // The first of two taps has toggled them: the second one leaves them shown.
    else send({ type: 'controls.toggle' })
  }

  return (
    <div
      ref={surface}
      className={styles.surface}
      onPointerUp={(event) => {
        lastPointer.current = event.pointerType
        if (!isForPicture.current) return
        if (event.pointerType === 'touch') tap(event)
        else if (event.button === 0) send({ type: 'player.togglePlay' })
      }}
      onDoubleClick={() => {
        if (lastPointer.current !== 'touch') send({ type: 'presentation.toggleFullscreen' })
      }}
    />
  )
}

/** Returns whether the latest press began on the picture, and not to close a menu of the player that was open. */
function useIsForPicture(surface: RefObject<HTMLElement | null>): RefObject<boolean> {
  const actor = usePlayerOfContext()
  const isForPicture = useRef(true)
  useEffect(() => {
    const notePress = ({ target }: Event): void => {
      isForPicture.current = target === surface.current && !selectIsMenuOpen(actor.getSnapshot())
    }
    // Before the menu hears of the press.
    addEventListener('pointerdown', notePress, { capture: true })
    return () => removeEventListener('pointerdown', notePress, { capture: true })
  }, [actor, surface])
  return isForPicture
}
