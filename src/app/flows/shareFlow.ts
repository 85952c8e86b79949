import { fromPromise } from 'xstate'
import { shareMachine } from '../../machines/share/shareMachine.ts'
import type { Shareable, ShareOutcome } from '../../machines/share/types.ts'
import type { ShareFlow } from '../../machines/share/useShare.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

export function shareFlow({ actorOptions }: FlowServices): ShareFlow {
  return {
    machine: shareMachine.provide({
      actors: { handOn: fromPromise<ShareOutcome, Shareable>(({ input }) => handOn(input)) },
    }),
    addressOf: (path) => new URL(path, location.origin).href,
    actorOptions,
    onFact: (fact) => {
      if (fact.type === 'address.copied') toasts.show({ title: 'Lien copié dans le presse-papiers', tone: 'success', id: 'share' })
      else toasts.show({ title: fact.failure.message, tone: 'error', id: 'share' })
    },
  }
}

async function handOn(page: Shareable): Promise<ShareOutcome> {
  // A sheet to choose from is for hands that hold a phone; at a desk the address itself is what one wants to paste.
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share(page)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      throw error
    }
  }
  await navigator.clipboard.writeText(page.url)
  return 'copied'
}
