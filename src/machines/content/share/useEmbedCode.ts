import { embedCode } from '../../../shared/markup.ts'
import { useFlow } from '../../common/flows.ts'
import { type ShareFlow, useShareActor } from './useShareActor.ts'

declare module '../../common/flows.ts' {
  interface Flows {
    /** The flow for embed codes, which always uses the clipboard. */
    embedCode: ShareFlow
  }
}

/** Returns the embed code of a page and a command that copies it. If the copy fails, the user selects the code where it is shown. */
export function useEmbedCode(page: { title: string; path: string }): { code: string; copy: () => void } {
  const flow = useFlow('embedCode')
  const actor = useShareActor(flow)
  const code = embedCode({ title: page.title, url: flow.addressOf(page.path) })
  return { code, copy: () => actor.send({ type: 'share.start', shareable: { title: page.title, url: code } }) }
}
