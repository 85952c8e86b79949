import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import { selectByHand, selectIsSharing } from './selectors.ts'
import { type ShareFlow, useShareActor } from './useShareActor.ts'

declare module '../../common/flows.ts' {
  interface Flows {
    share: ShareFlow
  }
}

export type Share = {
  share: (page: { title: string; path: string }) => void
  /** the address that could not be copied; null otherwise */
  byHand: string | null
  /** true while the browser's share sheet is open */
  isSharing: boolean
  close: () => void
}

/** Returns the command that shares a page of the site. A press while the browser's share sheet is open does nothing. */
export function useShare(): Share {
  const flow = useFlow('share')
  const actor = useShareActor(flow)
  const commands = useMemo(
    () => ({
      share: ({ title, path }: { title: string; path: string }) =>
        actor.send({ type: 'share.start', shareable: { title, url: flow.addressOf(path) } }),
      close: () => actor.send({ type: 'share.close' }),
    }),
    [actor, flow],
  )
  return { ...commands, byHand: useSelector(actor, selectByHand), isSharing: useSelector(actor, selectIsSharing) }
}
