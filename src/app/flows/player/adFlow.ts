import { fromPromise } from 'xstate'
import { adMachine } from '../../../machines/player/ad/adMachine.ts'
import type { Ad, AdInput } from '../../../machines/player/ad/types.ts'
import { report } from '../../report.ts'
import type { TrackedAd } from './vast.ts'

/** Returns the machine of a player's advertisement. What reads VAST documents loads with the first one. */
export function provideAd(): typeof adMachine {
  let notify: TrackedAd['notify'] | undefined
  return adMachine.provide({
    actors: {
      requestAd: fromPromise<Ad | null, AdInput>(async ({ input: { tagUrl }, signal }) => {
        const { requestTrackedAd } = await import('./vast.ts')
        const tracked = await requestTrackedAd(tagUrl, signal)
        notify = tracked?.notify
        return tracked?.ad ?? null
      }),
    },
    actions: {
      notifyServer: (_, notice) => notify?.(notice),
      logAdFailure: (_, { error }) => report('advertisement', error),
    },
  })
}
