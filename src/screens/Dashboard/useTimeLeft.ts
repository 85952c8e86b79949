import { useEffect, useRef, useState } from 'react'
import { type Milestone, secondsUntilDone } from '../../shared/format/timeLeft.ts'

/** Returns the seconds that a work will still take, by what this page has seen of it; null while that is unknown. @param progress 0 to 100 */
export function useTimeLeft(progress: number): number | null {
  const first = useRef<Milestone | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const last = { progress, at: performance.now() }
    // A replaced video begins anew.
    if (!first.current || progress < first.current.progress) first.current = last
    setLeft(secondsUntilDone(first.current, last))
  }, [progress])
  return left
}
