import { fromPromise } from 'xstate'
import type { FlowOptions } from '../../machines/flow.ts'
import { shareMachine } from '../../machines/share/shareMachine.ts'
import type { Shareable, ShareOutcome } from '../../machines/share/types.ts'
import type { ShareFlow } from '../../machines/share/useShare.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

export function shareFlow({ actorOptions }: FlowServices): ShareFlow {
  return handingOn(handOn, 'Lien copié dans le presse-papiers', actorOptions)
}

/** A code is for an editor's page: nobody sends it to a friend by the browser's sheet. */
export function embedCodeFlow({ actorOptions }: FlowServices): ShareFlow {
  return handingOn(copy, 'Code copié dans le presse-papiers', actorOptions)
}

type HandOn = (shareable: Shareable) => Promise<ShareOutcome>

function handingOn(by: HandOn, copied: string, actorOptions: FlowOptions): ShareFlow {
  return {
    machine: shareMachine.provide({
      actors: { handOn: fromPromise<ShareOutcome, Shareable>(({ input }) => by(input)) },
    }),
    addressOf: (path) => new URL(path, location.origin).href,
    actorOptions,
    onFact: (fact) => {
      if (fact.type === 'address.copied') toasts.show({ title: copied, tone: 'success', id: 'share' })
      else toasts.show({ title: fact.failure.message, tone: 'error', id: 'share' })
    },
  }
}

async function copy({ url }: Shareable): Promise<ShareOutcome> {
  await navigator.clipboard.writeText(url)
  return 'copied'
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
  return copy(page)
}
