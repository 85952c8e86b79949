import { type RefObject, useEffect } from 'react'
import { usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'

/** Milliseconds between two movements that are noticed: each starts the time after which the controls hide anew. */
const noticeEvery = 200

/** Shows the controls while the pointer or the focus moves in the player. */
export function usePointerAndFocus(stage: RefObject<HTMLElement | null>): void {
  const send = usePlayerIntent()
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let noticedAt = -Infinity
    const move = ({ pointerType, timeStamp }: PointerEvent): void => {
      if (pointerType === 'touch' || timeStamp - noticedAt < noticeEvery) return
      noticedAt = timeStamp
      send({ type: 'controls.wake', pointer: 'mouse' })
    }
    const leave = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') send({ type: 'controls.leave' })
    }
    const focus = (): void => send({ type: 'controls.wake', pointer: 'mouse' })
    // A press on a control by touch; on the picture it is a gesture.
    const touch = ({ pointerType, target }: PointerEvent): void => {
      const isControl = target instanceof Element && target.closest('button, input, [role^="menu"]') !== null
      if (pointerType === 'touch' && isControl) send({ type: 'controls.wake', pointer: 'touch' })
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('pointerdown', touch)
    element.addEventListener('keydown', focus)
    element.addEventListener('focusin', focus)
    return () => {
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('pointerdown', touch)
      element.removeEventListener('keydown', focus)
      element.removeEventListener('focusin', focus)
    }
  }, [stage, send])
}
