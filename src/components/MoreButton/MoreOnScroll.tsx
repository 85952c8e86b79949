import { useEffect, useRef } from 'react'
import { useInfiniteScroll } from '../../machines/common/infiniteScroll/useInfiniteScroll.ts'
import { MoreButton } from './MoreButton.tsx'
import type { More } from './useMore.ts'

/** How far below the window the end of a list counts as near: a page then comes before its end is seen. */
const nearness = '0px 0px 800px'

/** Renders the button under a list that also goes on by itself while the person scrolls. @param props.nextCursor the list's own */
export function MoreOnScroll({ more, nextCursor }: { more: More; nextCursor: string }) {
  const end = useRef<HTMLDivElement>(null)
  const scroll = useInfiniteScroll({ nextCursor, hasFailed: more.failure !== null, load: more.load })
  const { isUntouched, isWatching, pageScrolled, endApproached } = scroll
  useEffect(() => {
    if (!isUntouched) return undefined
    addEventListener('scroll', pageScrolled, { passive: true })
    return () => removeEventListener('scroll', pageScrolled)
  }, [isUntouched, pageScrolled])
  useEffect(() => {
    if (!isWatching || !end.current) return undefined
    // A new observer tells at once whether the end is near, also when it has not moved since the last page.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === true && endApproached(), {
      rootMargin: nearness,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWatching, endApproached])
  return (
    <div ref={end}>
      <MoreButton more={more} label="Voir plus" />
    </div>
  )
}
