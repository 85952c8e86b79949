import { useCallback, useEffect, useRef, useState } from 'react'

export type ScrollEdges = { atStart: boolean; atEnd: boolean }
export type StepDirection = 'back' | 'on'

/** Scrolls a horizontal scroller by one child at a time, also with the arrow keys, and returns whether it is at either end. */
export function useScrollSteps<T extends HTMLElement>() {
  const track = useRef<T>(null)
  const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: true })

  const step = useCallback((direction: StepDirection) => {
    if (track.current) track.current.scrollBy({ left: (direction === 'on' ? 1 : -1) * pitchOf(track.current) })
  }, [])

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const look = () => {
      // One pixel of tolerance: zoomed pages scroll to fractions.
      const atStart = element.scrollLeft <= 1
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
      setEdges((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }))
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      step(event.key === 'ArrowRight' ? 'on' : 'back')
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    element.addEventListener('keydown', onKey)
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
      element.removeEventListener('keydown', onKey)
    }
  }, [step])

  return { track, edges, step }
}

/** Returns the pixels from one child to the next, gap included. */
function pitchOf(element: HTMLElement): number {
  const [first, second] = element.children
  if (!first) return 0
  const box = first.getBoundingClientRect()
  return second ? second.getBoundingClientRect().left - box.left : box.width
}
