import { fromPromise } from 'xstate'
import { deletionMachine } from '../../../machines/common/deletion/deletionMachine.ts'
import type { DeletionFlow } from '../../../machines/common/deletion/useDeletion.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

type DeletionKind = {
  /** names its message: a second message of the same kind replaces the first */
  name: string
  /** the failure's message, in the catalogue */
  message: string
  /** the message once it is deleted */
  done: string
  /** the message when the user is not allowed to delete it */
  refused?: string
  remove: (subjectId: string) => Promise<unknown>
  onDeleted?: (subjectId: string) => void
}

/** Returns the flow for one kind of deletion. A toast shows the result. */
export function deletionFlow({ actorOptions }: Pick<FlowServices, 'actorOptions'>, kind: DeletionKind): DeletionFlow {
  const id = `${kind.name}.deletion`
  return {
    machine: deletionMachine.provide({
      actors: {
        remove: fromPromise<void, { subjectId: string }>(async ({ input }) => {
          await kind.remove(input.subjectId)
        }),
      },
    }),
    message: kind.message,
    onFact: (fact) => {
      if (fact.type === 'subject.deleted') {
        kind.onDeleted?.(fact.subject.id)
        toasts.show({ title: kind.done, tone: 'success', id })
      } else
        toasts.show({ title: fact.type === 'deletion.failed' ? fact.failure.message : (kind.refused ?? kind.message), tone: 'error', id })
    },
    actorOptions,
  }
}
