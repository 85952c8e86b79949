import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { ChosenFile } from '../fileTransfer/types.ts'
import type { imageUploadMachine } from './imageUploadMachine.ts'
import * as select from './selectors.ts'
import type { ImageUploadFact, ImageUploadInput } from './types.ts'

/** The flow of image uploads, with the registry of chosen files. */
export type ImageUploadFlow = {
  machine: typeof imageUploadMachine
  keep: (file: File) => ChosenFile
  onFact: (fact: ImageUploadFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    imageUpload: ImageUploadFlow
  }
}

/** Returns the upload of an avatar or a banner. @param input read only on mount */
export function useImageUpload(input: ImageUploadInput) {
  const flow = useFlow('imageUpload')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  useEffect(() => {
    const subscription = actor.on('image.uploaded', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      choose: (file: File) => actor.send({ type: 'image.choose', file: flow.keep(file) }),
      cancel: () => actor.send({ type: 'upload.cancel' }),
      retry: () => actor.send({ type: 'upload.retry' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor, flow],
  )
  return {
    ...commands,
    failure: useSelector(actor, select.selectFailure),
    progress: useSelector(actor, select.selectProgress),
    isBusy: useSelector(actor, select.selectIsBusy),
    canCancel: useSelector(actor, select.selectCanCancel),
    canRetry: useSelector(actor, select.selectCanRetry),
  }
}
