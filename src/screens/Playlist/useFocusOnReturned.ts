import { type RefObject, useEffect, useRef } from 'react'
import type { PlaylistItem } from './types.ts'

/** Regions where the user may have moved the focus meanwhile. A pressed toast is outside of them. */
const elsewhere = 'main, header, nav'

/**
 * After an undo, the pressed toast is gone: moves the focus to the video that was restored.
 * @param place the list, whose items carry the id of their video
 * @returns call it with the id of each removed video
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
