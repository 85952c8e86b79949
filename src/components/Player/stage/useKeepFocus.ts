import { type RefObject, useEffect } from 'react'

/** Moves the focus to the player when the button that had it goes, as the start button does: the next Tab and the keys go on from there. */
export function useKeepFocus(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let focused: EventTarget | null = null
    const note = ({ target }: FocusEvent): void => {
      focused = target
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !(focused instanceof Element) || focused.isConnected) return
      focused = null
      element.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', note)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [stage])
}
