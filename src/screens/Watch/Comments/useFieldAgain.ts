import { type RefObject, useEffect, useRef } from 'react'

/**
 * Writing goes on in the field of a form that stays: once its text is sent or given up, the button that was pressed is disabled or
 * gone, and the focus with it. Whoever has gone elsewhere meanwhile stays there, and a phone keeps its keyboard folded.
 * @returns what the form has to tell
 */
export function useFieldAgain(form: RefObject<HTMLFormElement | null>, isEmpty: boolean) {
  const isWithin = useRef(false)
  useEffect(() => {
    if (!isEmpty || !isWithin.current || matchMedia('(pointer: coarse)').matches) return
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [form, isEmpty])
  return {
    /** The focus came into it, or a press did: not every browser gives the focus to a button that is clicked. */
    onEnter: () => {
      isWithin.current = true
    },
    onLeave: () => {
      isWithin.current = false
    },
  }
}
