import { fromPromise } from 'xstate'
import type { Failure } from '../../../machines/common/failure.ts'
import type { FlowOptions } from '../../../machines/common/flow.ts'
import { shareMachine } from '../../../machines/content/share/shareMachine.ts'
import type { Shareable, ShareOutcome } from '../../../machines/content/share/types.ts'
import type { ShareFlow } from '../../../machines/content/share/useShareActor.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

/** A failure is shown in the dialog with the address (AddressByHand). */
export function shareFlow({ actorOptions }: FlowServices): ShareFlow {
  return handingOn(sharePage, 'Lien copié dans le presse-papiers', actorOptions, () => undefined)
}

/** Copies only: an embed code goes into a web editor, and nobody sends it to a friend with the browser's share sheet. */
export function embedCodeFlow({ actorOptions }: FlowServices): ShareFlow {
  return handingOn(copy, 'Code copié dans le presse-papiers', actorOptions, showFailure)
}

/** Copies only: whoever gets the link of an invitation may open an account. */
export function invitationLinkFlow({ actorOptions }: FlowServices): ShareFlow {
  return handingOn(copy, 'Lien copié dans le presse-papiers', actorOptions, showFailure)
}

function showFailure({ message }: Failure): void {
  toasts.show({ title: message, tone: 'error', id: 'share' })
}

type HandOn = (shareable: Shareable) => Promise<ShareOutcome>

function handingOn(by: HandOn, copied: string, actorOptions: FlowOptions, onFailure: (failure: Failure) => void): ShareFlow {
  return {
    machine: shareMachine.provide({
      actors: { handOn: fromPromise<ShareOutcome, Shareable>(({ input }) => by(input)) },
    }),
    addressOf: (path) => new URL(path, location.origin).href,
    actorOptions,
    onFact: (fact) => {
      if (fact.type === 'address.copied') toasts.show({ title: copied, tone: 'success', id: 'share' })
      else onFailure(fact.failure)
    },
  }
}

async function copy({ url }: Shareable): Promise<ShareOutcome> {
  await navigator.clipboard.writeText(url)
  return 'copied'
}

async function sharePage(page: Shareable): Promise<ShareOutcome> {
  // The share sheet is for touch devices; on a desktop, users want the address itself to paste it.
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
