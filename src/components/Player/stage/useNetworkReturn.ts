import { useEffect } from 'react'
import type { PlayerActor } from '../../../machines/player/player/usePlayer.ts'

/** Reports that the browser has a network again. */
export function useNetworkReturn(actor: PlayerActor): void {
  useEffect(() => {
    const report = (): void => actor.send({ type: 'network.returned' })
    addEventListener('online', report)
    return () => removeEventListener('online', report)
  }, [actor])
}
