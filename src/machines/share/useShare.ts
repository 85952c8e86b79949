import { useActorRef } from '@xstate/react'
import { createContext, useCallback, useContext, useEffect } from 'react'
import { embedCode } from '../../shared/outside.ts'
import type { FlowOptions } from '../flow.ts'
import type { shareMachine } from './shareMachine.ts'
import type { Shareable, ShareFact } from './types.ts'

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

/** Hands a page of the site on. A press while the browser's sheet is open does nothing. */
export function useShare(): (page: { title: string; path: string }) => void {
  const flow = useContext(ShareFlowContext)
  if (!flow) throw new Error('useShare must be used within ShareFlowContext')
  const handOn = useHandOn(flow)
  return useCallback(({ title, path }) => handOn({ title, url: flow.addressOf(path) }), [handOn, flow])
}

/** The code that shows a page of the site elsewhere, and its way to the clipboard. */
export function useEmbedCode(page: { title: string; path: string }): { code: string; copy: () => void } {
  const flow = useContext(EmbedCodeFlowContext)
  if (!flow) throw new Error('useEmbedCode must be used within EmbedCodeFlowContext')
  const handOn = useHandOn(flow)
  const code = embedCode({ title: page.title, url: flow.addressOf(page.path) })
  return { code, copy: () => handOn({ title: page.title, url: code }) }
}

function useHandOn(flow: ShareFlow): (shareable: Shareable) => void {
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const ears = [actor.on('address.copied', flow.onFact), actor.on('share.failed', flow.onFact)]
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, flow])
  return useCallback((shareable) => actor.send({ type: 'share.start', shareable }), [actor])
}
