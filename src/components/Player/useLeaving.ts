import { useLayoutEffect } from 'react'
import type { Watched } from '../../machines/playbackReport/types.ts'
import type { WatchMeter } from './watchMeter.ts'

type Reports = { note: (news: Watched) => void; leave: (news: Watched | null) => void }

/** Tells of the last seconds when the page is closed, hidden (a phone may never show it again) or left for another screen. */
export function useLeaving(meter: WatchMeter, reports: Reports): void {
  // Before the passive effects: the actor is stopped by one of those.
  useLayoutEffect(() => {
    const leave = (): void => reports.leave(meter.take())
    const noteWhenHidden = (): void => {
      const news = document.visibilityState === 'hidden' ? meter.take() : null
      if (news) reports.note(news)
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', noteWhenHidden)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', noteWhenHidden)
      leave()
    }
  }, [meter, reports])
}
