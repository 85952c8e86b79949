import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { BulkEditForm } from '../../../shared/validation/bulkEdit.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import type { bulkEditMachine } from './bulkEditMachine.ts'
import * as select from './selectors.ts'
import type { BulkEditFact, SelectableVideo } from './types.ts'

export type BulkEditFlow = {
  machine: typeof bulkEditMachine
  onFact: (fact: BulkEditFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    bulkEdit: BulkEditFlow
  }
}

/**
 * Returns the selection of the creator's videos, and what can be done with all of them.
 * @param onDeleted called once the selected videos are deleted; keep it stable between renders
 */
export function useBulkEdit(onDeleted: () => void) {
  const flow = useFlow('bulkEdit')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [
      actor.on('videos.changed', flow.onFact),
      actor.on('deletion.failed', flow.onFact),
      actor.on('videos.deleted', (fact) => {
        flow.onFact(fact)
        onDeleted()
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow, onDeleted])
  const commands = useMemo(
    () => ({
      toggle: (video: SelectableVideo) => actor.send({ type: 'video.toggle', video }),
      selectRange: (video: SelectableVideo, videos: readonly SelectableVideo[]) => actor.send({ type: 'range.select', video, videos }),
      selectAll: (videos: readonly SelectableVideo[]) => actor.send({ type: 'all.select', videos }),
      clear: () => actor.send({ type: 'selection.clear' }),
      open: () => actor.send({ type: 'edit.open' }),
      change: (patch: Partial<BulkEditForm>) => actor.send({ type: 'form.change', patch }),
      submit: () => actor.send({ type: 'form.submit' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      close: () => actor.send({ type: 'dialog.close' }),
      askDeletion: () => actor.send({ type: 'deletion.ask' }),
      confirmDeletion: () => actor.send({ type: 'deletion.confirm' }),
      cancelDeletion: () => actor.send({ type: 'deletion.cancel' }),
    }),
    [actor],
  )
  return {
    ...commands,
    selected: useSelector(actor, select.selectSelected),
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    refusals: useSelector(actor, select.selectRefusals),
    doneCount: useSelector(actor, select.selectDoneCount),
    isEditing: useSelector(actor, select.selectIsEditing),
    isAsking: useSelector(actor, select.selectIsAsking),
    isBusy: useSelector(actor, select.selectIsBusy),
    isReporting: useSelector(actor, select.selectIsReporting),
  }
}

export type BulkEdit = ReturnType<typeof useBulkEdit>
