import { type RefObject, useEffect, useRef } from 'react'
import type { PlaylistItem } from './types.ts'

/** Where somebody has gone on meanwhile; a message that was pressed stands outside. */
const elsewhere = 'main, header, nav'

/**
 * The message that offered to undo a removal is gone once it was pressed: the focus goes on at the video that came back.
 * @param place its items carry the id of their video
 * @returns is told what is taken out
 */
export function useFocusOnReturned(place: RefObject<HTMLElement | null>, items: readonly PlaylistItem[]): (contentId: string) => void {
  const leaving = useRef(new Set<string>())
  const gone = useRef(new Set<string>())
  useEffect(() => {
    const shown = new Set(items.map(({ content }) => content.id))
    for (const id of leaving.current) {
      if (shown.has(id)) continue
      leaving.current.delete(id)
      gone.current.add(id)
    }
    for (const id of gone.current) {
      if (!shown.has(id)) continue
      gone.current.delete(id)
      if (!document.activeElement?.closest(elsewhere)) focusVideo(place.current, id)
    }
  }, [place, items])
  return (contentId) => leaving.current.add(contentId)
}

function focusVideo(place: HTMLElement | null, contentId: string): void {
  place?.querySelector<HTMLElement>(`[data-content="${CSS.escape(contentId)}"] [data-remove]`)?.focus()
}
