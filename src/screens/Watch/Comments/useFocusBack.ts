import { type RefObject, useEffect, useRef } from 'react'

/**
 * When a form closes and had the focus, moves it back to the button that opens the form.
 * @param opener identifies that button in `place`, by its `data-opens`
 */
export function useFocusBack(isOpen: boolean, place: RefObject<HTMLElement | null>, opener: string): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost) place.current?.querySelector<HTMLElement>(`[data-opens="${opener}"]`)?.focus()
    wasOpen.current = isOpen
  }, [isOpen, place, opener])
}
