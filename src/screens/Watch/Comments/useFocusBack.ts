import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus back to the first button in `place` when a form beside it closes and takes the focus along. */
export function useFocusBack(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost) place.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen, place])
}
