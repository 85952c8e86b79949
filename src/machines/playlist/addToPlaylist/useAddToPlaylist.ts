import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { addToPlaylistMachine } from './addToPlaylistMachine.ts'
import * as select from './selectors.ts'
import type { AddToPlaylistFact, NewPlaylist } from './types.ts'

export type AddToPlaylistFlow = {
  machine: typeof addToPlaylistMachine
  isSignedIn: () => boolean
  onFact: (fact: AddToPlaylistFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    addToPlaylist: AddToPlaylistFlow
  }
}

export function useAddToPlaylist(contentId: string) {
  const flow = useFlow('addToPlaylist')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { contentId } })
  useEffect(() => {
    const subscriptions = [
      actor.on('login.required', flow.onFact),
      actor.on('playlist.created', flow.onFact),
      actor.on('content.added', flow.onFact),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  useKeptForm(actor, `addToPlaylist ${contentId}`, select.selectSteps)
  const commands = useMemo(
    () => ({
      open: () => actor.send({ type: 'dialog.open', isSignedIn: flow.isSignedIn() }),
      close: () => actor.send({ type: 'dialog.close' }),
      choose: (playlistId: string) => actor.send({ type: 'playlist.choose', playlistId }),
      add: () => actor.send({ type: 'content.add' }),
      openCreation: () => actor.send({ type: 'creation.open' }),
      cancelCreation: () => actor.send({ type: 'creation.cancel' }),
      change: (patch: Partial<NewPlaylist>) => actor.send({ type: 'form.change', patch }),
      create: () => actor.send({ type: 'playlist.create' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor, flow],
  )
  return {
    ...commands,
    playlistId: useSelector(actor, select.selectPlaylistId),
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isOpen: useSelector(actor, select.selectIsOpen),
    isNaming: useSelector(actor, select.selectIsNaming),
    isBusy: useSelector(actor, select.selectIsBusy),
  }
}
