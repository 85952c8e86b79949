import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
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

export const AddToPlaylistFlowContext = createContext<AddToPlaylistFlow | null>(null)

export function useAddToPlaylist(contentId: string) {
  const flow = useContext(AddToPlaylistFlowContext)
  if (!flow) throw new Error('useAddToPlaylist must be used within AddToPlaylistFlowContext')
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
