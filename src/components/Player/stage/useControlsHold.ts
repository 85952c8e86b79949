import { useEffect } from 'react'
import { usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'

/** Keeps the controls while a menu is open, also when it goes while it is, as it does when playback fails. */
export function useControlsHold(isOpen: boolean): void {
  const send = usePlayerIntent()
  useEffect(() => {
    if (!isOpen) return
    send({ type: 'controls.hold' })
    return () => send({ type: 'controls.release' })
  }, [isOpen, send])
}
