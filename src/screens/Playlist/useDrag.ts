import { type PointerEvent, useState } from 'react'

export type HandleProps = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
}

/** Pixels from the window's edge at which the page scrolls during a drag, and pixels per step. */
const edge = { size: 72, step: 14 }

/** Returns the index of the element with `data-drag-index` under the pointer. */
function indexAt(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drag-index]')
  return place ? Number(place.dataset['dragIndex']) : null
}

/** Returns drag and drop by a handle, for mouse, pen and touch (the handle has `touch-action: none`). */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null)
  const end = (): void => setDrag(null)
  const handleOf = (index: number): HandleProps => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, over: index })
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!drag) return
      if (clientY < edge.size) scrollBy(0, -edge.step)
      else if (clientY > innerHeight - edge.size) scrollBy(0, edge.step)
      const over = indexAt(clientX, clientY)
      if (over !== null && over !== drag.over) setDrag({ ...drag, over })
    },
    onPointerUp: () => {
      if (drag && drag.over !== drag.from) onDrop(drag.from, drag.over)
      end()
    },
    onPointerCancel: end,
  })
  return { from: drag?.from ?? null, over: drag?.over ?? null, handleOf }
}
