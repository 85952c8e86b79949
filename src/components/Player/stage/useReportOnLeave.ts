import { useLayoutEffect } from 'react'
import type { Watched } from '../../../machines/player/playbackReport/types.ts'
import type { WatchMeter } from './watchMeter.ts'

type Reports = { note: (news: Watched) => void; leave: (news: Watched | null) => void }

/** Reports the last seconds when the page is closed, hidden (a phone may never show it again) or left for another screen. */
export function useReportOnLeave(meter: WatchMeter, reports: Reports): void {
  // A layout effect, so that its clean-up runs before the passive effect that stops the actor.
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
