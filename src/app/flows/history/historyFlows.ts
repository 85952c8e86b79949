import { createActor, fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import {
  ClearHistoryDocument,
  RemoveHistoryEntryDocument,
  RestoreHistoryEntryDocument,
  SetHistoryPausedDocument,
} from '../../../graphql/generated/graphql.ts'
import { historyChangesMachine } from '../../../machines/history/historyChanges/historyChangesMachine.ts'
import type { HistoryChange } from '../../../machines/history/historyChanges/types.ts'
import type { HistoryChangesFlow } from '../../../machines/history/historyChanges/useHistoryChanges.ts'
import { historyConfirmationMachine } from '../../../machines/history/historyConfirmation/historyConfirmationMachine.ts'
import { historySearchMachine } from '../../../machines/history/historySearch/historySearchMachine.ts'
import type { RemovableEntry } from '../../../machines/history/removableEntry.ts'
import type { ToggleFlow } from '../../../machines/common/toggle/useToggle.ts'
import { undoMachine } from '../../../machines/common/undo/undoMachine.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

const failed = (title: string): void => void toasts.show({ title, tone: 'error', id: 'history.failed' })

/** Returns the flows of the watch history, which two screens show. */
export function historyFlows(services: FlowServices) {
  const { actorOptions } = services
  return {
    historySearch: { machine: historySearchMachine, actorOptions },
    historyConfirmation: { machine: historyConfirmationMachine, actorOptions },
    historyChanges: changesFlow(services),
    historyPause: pauseFlow(services),
  }
}

function changesFlow({ client, actorOptions }: FlowServices): HistoryChangesFlow {
  /** Not part of the screen: the toast that offers it outlives the screen. */
  function undoRemoval({ contentId, watchedAt, position }: RemovableEntry): void {
    const undo = fromPromise<void, undefined>(async () => {
      await mutate(client(), RestoreHistoryEntryDocument, { contentId, watchedAt, position })
    })
    const actor = createActor(undoMachine.provide({ actors: { undo } }), {
      ...actorOptions,
      input: { message: pageMessages.restoreHistory },
    })
    actor.on('undo.failed', ({ failure }) => failed(failure.message))
    actor.start()
  }

  function offerUndo(entry: RemovableEntry): void {
    const id = toasts.show({
      title: 'Vidéo supprimée de l’historique',
      tone: 'success',
      action: {
        label: 'Annuler',
        onPress: () => {
          toasts.close(id)
          undoRemoval(entry)
        },
      },
    })
  }

  return {
    machine: historyChangesMachine.provide({
      actors: {
        saveChange: fromPromise<void, { change: HistoryChange | undefined }>(async ({ input: { change } }) => {
          if (change?.kind === 'remove') await mutate(client(), RemoveHistoryEntryDocument, { contentId: change.entry.contentId })
          else if (change) await mutate(client(), ClearHistoryDocument, {})
        }),
      },
    }),
    onFact: (fact) => {
      if (fact.type === 'entry.removed') offerUndo(fact.entry)
      else if (fact.type === 'history.cleared') toasts.show({ title: 'Historique entièrement supprimé', tone: 'success' })
      else failed(fact.failure.message)
    },
    actorOptions,
  }
}

const pauseFlow = (services: FlowServices): ToggleFlow =>
  toggleFlow(services, {
    name: 'historyPause',
    messages: { on: pageMessages.restoreHistory, off: pageMessages.restoreHistory },
    save: ({ isOn }) => mutate(services.client(), SetHistoryPausedDocument, { paused: isOn }),
  })
