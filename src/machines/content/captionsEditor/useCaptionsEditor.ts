import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { LanguageCode } from '../../../shared/contentDetails.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { ChosenFile } from '../../upload/fileTransfer/types.ts'
import type { captionsEditorMachine } from './captionsEditorMachine.ts'
import * as select from './selectors.ts'
import type { CaptionsEditorFact, CaptionsEditorInput, Line } from './types.ts'

export type CaptionsEditorFlow = {
  machine: typeof captionsEditorMachine
  /** stores the file and returns its id */
  keep: (file: File) => ChosenFile
  onFact: (fact: CaptionsEditorFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    captionsEditor: CaptionsEditorFlow
  }
}

/** Returns the editor of one video's captions. Another video needs another component (`key`). */
export function useCaptionsEditor(input: CaptionsEditorInput) {
  const flow = useFlow('captionsEditor')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  useEffect(() => {
    const subscriptions = [actor.on('captions.saved', flow.onFact), actor.on('captions.deleted', flow.onFact)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  useKeptForm(actor, `captions-${input.contentId}`, select.selectSteps)
  const commands = useMemo(
    () => ({
      chooseLanguage: (language: LanguageCode) => actor.send({ type: 'language.choose', language }),
      create: () => actor.send({ type: 'captions.create' }),
      open: (language: LanguageCode, url: string) => actor.send({ type: 'captions.open', language, url }),
      choose: (file: File) => actor.send({ type: 'file.choose', file: flow.keep(file) }),
      changeLine: (id: string, patch: Partial<Omit<Line, 'id'>>) => actor.send({ type: 'line.change', id, patch }),
      addLine: (second: number) => actor.send({ type: 'line.add', second }),
      removeLine: (id: string) => actor.send({ type: 'line.remove', id }),
      save: () => actor.send({ type: 'captions.save' }),
      close: () => actor.send({ type: 'editor.close' }),
      discard: () => actor.send({ type: 'changes.discard' }),
      keepEditing: () => actor.send({ type: 'changes.keep' }),
      remove: (language: LanguageCode) => actor.send({ type: 'captions.delete', language }),
      confirmDeletion: () => actor.send({ type: 'deletion.confirm' }),
      cancelDeletion: () => actor.send({ type: 'deletion.cancel' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor, flow],
  )
  return {
    ...commands,
    language: useSelector(actor, select.selectLanguage),
    lines: useSelector(actor, select.selectLines),
    isFull: useSelector(actor, select.selectIsFull),
    errors: useSelector(actor, select.selectErrors),
    fileError: useSelector(actor, select.selectFileError),
    failure: useSelector(actor, select.selectFailure),
    isEditing: useSelector(actor, select.selectIsEditing),
    isBusy: useSelector(actor, select.selectIsBusy),
    isDiscarding: useSelector(actor, select.selectIsDiscarding),
    isDeleting: useSelector(actor, select.selectIsDeleting),
    hasUnsaved: useSelector(actor, select.selectHasUnsaved),
  }
}

export type CaptionsEditor = ReturnType<typeof useCaptionsEditor>
