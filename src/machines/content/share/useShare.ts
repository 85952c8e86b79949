import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { embedCode } from '../../../shared/markup.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { selectByHand } from './selectors.ts'
import type { shareMachine } from './shareMachine.ts'
import type { ShareFact } from './types.ts'

/** The flow of sharing, with a function that returns the absolute address of a path. */
export type ShareFlow = {
  machine: typeof shareMachine
  addressOf: (path: string) => string
  onFact: (fact: ShareFact) => void
  actorOptions?: FlowOptions
}

export const ShareFlowContext = createContext<ShareFlow | null>(null)

/** The flow for embed codes, which always uses the clipboard. */
export const EmbedCodeFlowContext = createContext<ShareFlow | null>(null)

export type Share = {
  share: (page: { title: string; path: string }) => void
  /** the address that could not be copied; null otherwise */
  byHand: string | null
  close: () => void
}

/** Returns the command that shares a page of the site. A press while the browser's share sheet is open does nothing. */
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

/** Returns the embed code of a page and a command that copies it. If the copy fails, the user selects the code where it is shown. */
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
    const subscriptions = [actor.on('address.copied', flow.onFact), actor.on('share.failed', flow.onFact)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  return actor
}
