import { type FocusEvent, type PointerEvent, useState } from 'react'

/**
 * Returns whether a pointer that hovers, or the keyboard's focus, is on an element; null as long as neither has been.
 * @returns `handlers`, for that element
 */
export function useNearness() {
  const [isNear, setNear] = useState<boolean | null>(null)
  const enter = (is: boolean): void => {
    if (is) setNear(true)
  }
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => enter(pointerType !== 'touch'),
    onFocus: ({ target }: FocusEvent) => enter(target.matches(':focus-visible')),
    onPointerLeave: ({ currentTarget }: PointerEvent) => setNear((is) => is && currentTarget.matches(':has(:focus-visible)')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setNear((is) => is && currentTarget.matches(':hover'))
    },
  }
  return { isNear, handlers }
}
