import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the focus to the field of a form that stays open: once its text is sent or discarded, the pressed button is disabled or unmounted
 * and loses the focus. A focus elsewhere is not moved, and on a phone the keyboard stays closed.
 * @returns handlers for the form's events
 */
export function useKeepFieldFocus(form: RefObject<HTMLFormElement | null>, isEmpty: boolean) {
  const isWithin = useRef(false)
  useEffect(() => {
    if (!isEmpty || !isWithin.current || matchMedia('(pointer: coarse)').matches) return
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [form, isEmpty])
  return {
    /** Called for a focus or a press inside the form: not every browser focuses a button on click. */
    onEnter: () => {
      isWithin.current = true
    },
    onLeave: () => {
      isWithin.current = false
    },
  }
}
