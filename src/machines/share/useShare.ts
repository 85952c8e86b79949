import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { embedCode } from '../../shared/outside.ts'
import type { FlowOptions } from '../flow.ts'
import { selectByHand } from './selectors.ts'
import type { shareMachine } from './shareMachine.ts'
import type { ShareFact } from './types.ts'

/** What the app lends: the machine with its actor, an ear, and the whole address of a path of the site. */
export type ShareFlow = {
  machine: typeof shareMachine
  addressOf: (path: string) => string
  onFact: (fact: ShareFact) => void
  actorOptions?: FlowOptions
}

export const ShareFlowContext = createContext<ShareFlow | null>(null)

/** Hands on the code of an embedded video: always by the clipboard. */
export const EmbedCodeFlowContext = createContext<ShareFlow | null>(null)

export type Share = {
  share: (page: { title: string; path: string }) => void
  /** the address that the clipboard did not take; null otherwise */
  byHand: string | null
  close: () => void
}

/** Hands a page of the site on. A press while the browser's sheet is open does nothing. */
export function useShare(): Share {
  const flow = useContext(ShareFlowContext)
  if (!flow) throw new Error('useShare must be used within ShareFlowContext')
  const actor = useShareActor(flow)
  const commands = useMemo(
    () => ({
      share: ({ title, path }: { title: string; path: string }) =>
        actor.send({ type: 'share.start', shareable: { title, url: flow.addressOf(path) } }),
      close: () => actor.send({ type: 'share.close' }),
    }),
    [actor, flow],
  )
  return { ...commands, byHand: useSelector(actor, selectByHand) }
}

/** The code that shows a page of the site elsewhere, and its way to the clipboard; by hand it is copied where it stands. */
export function useEmbedCode(page: { title: string; path: string }): { code: string; copy: () => void } {
  const flow = useContext(EmbedCodeFlowContext)
  if (!flow) throw new Error('useEmbedCode must be used within EmbedCodeFlowContext')
  const actor = useShareActor(flow)
  const code = embedCode({ title: page.title, url: flow.addressOf(page.path) })
  return { code, copy: () => actor.send({ type: 'share.start', shareable: { title: page.title, url: code } }) }
}

function useShareActor(flow: ShareFlow) {
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const ears = [actor.on('address.copied', flow.onFact), actor.on('share.failed', flow.onFact)]
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, flow])
  return actor
}
