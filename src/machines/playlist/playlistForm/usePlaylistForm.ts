import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { playlistFormMachine } from './playlistFormMachine.ts'
import * as select from './selectors.ts'
import type { PlaylistDraft, PlaylistFormFact } from './types.ts'

export type PlaylistFormFlow = {
  machine: typeof playlistFormMachine
  onFact: (fact: PlaylistFormFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    playlistForm: PlaylistFormFlow
  }
}

/**
 * Returns the state and the commands of the dialog that creates or changes a playlist.
 * @param name the form's name among the drafts that survive a sign-in
 */
export function usePlaylistForm(name: string) {
  const flow = useFlow('playlistForm')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscription = actor.on('playlist.saved', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  useKeptForm(actor, name, select.selectSteps)
  const commands = useMemo(
    () => ({
      create: () => actor.send({ type: 'playlist.create' }),
      edit: (playlistId: string, form: PlaylistDraft) => actor.send({ type: 'playlist.edit', playlistId, form }),
      change: (patch: Partial<PlaylistDraft>) => actor.send({ type: 'form.change', patch }),
      submit: () => actor.send({ type: 'form.submit' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      close: () => actor.send({ type: 'dialog.close' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isNew: useSelector(actor, select.selectIsNew),
    isOpen: useSelector(actor, select.selectIsOpen),
    isBusy: useSelector(actor, select.selectIsBusy),
    canSubmit: useSelector(actor, select.selectCanSubmit),
  }
}
