import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import { typedTime } from './rules.ts'
import * as select from './selectors.ts'
import type { TypedPart, VideoTrimFact, VideoTrimInput } from './types.ts'
import type { videoTrimMachine } from './videoTrimMachine.ts'

export type VideoTrimFlow = {
  machine: typeof videoTrimMachine
  onFact: (fact: VideoTrimFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    videoTrim: VideoTrimFlow
  }
}

/** Returns the choice of the part that one video shows. Another video needs another component (`key`). */
export function useVideoTrim({ contentId, part }: VideoTrimInput) {
  const flow = useFlow('videoTrim')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { contentId, part } })
  useEffect(() => {
    const subscription = actor.on('part.saved', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  const { start, end, sourceDuration } = part
  useEffect(() => actor.send({ type: 'part.refresh', part: { start, end, sourceDuration } }), [actor, start, end, sourceDuration])
  useKeptForm(actor, `trim-${contentId}`, select.selectSteps)
  const commands = useMemo(
    () => ({
      change: (patch: Partial<TypedPart>) => actor.send({ type: 'part.change', patch }),
      /** @param seconds of the uploaded file */
      move: (field: keyof TypedPart, seconds: number) => actor.send({ type: 'part.change', patch: { [field]: typedTime(seconds) } }),
      save: () => actor.send({ type: 'part.save' }),
      restore: () => actor.send({ type: 'whole.restore' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    saved: useSelector(actor, select.selectSaved),
    start: useSelector(actor, select.selectStart),
    end: useSelector(actor, select.selectEnd),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isSaving: useSelector(actor, select.selectIsSaving),
    isRestoring: useSelector(actor, select.selectIsRestoring),
    isTrimmed: useSelector(actor, select.selectIsTrimmed),
    hasUnsaved: useSelector(actor, select.selectHasUnsaved),
  }
}

export type VideoTrim = ReturnType<typeof useVideoTrim>
