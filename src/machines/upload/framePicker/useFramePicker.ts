import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import type { framePickerMachine } from './framePickerMachine.ts'
import * as select from './selectors.ts'
import type { Frame } from './types.ts'

export type FramePickerFlow = {
  machine: typeof framePickerMachine
  /** returns the bytes of a drawn picture */
  find: (frameId: string) => File | undefined
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    framePicker: FramePickerFlow
  }
}

/**
 * Returns the pictures of one video that can become its thumbnail.
 * @param source id of a chosen file, or address of a video that plays already; another one needs another component (`key`)
 * @param onChosen called with the chosen picture; keep it stable between renders
 */
export function useFramePicker(source: string, onChosen: (file: File) => void) {
  const { machine, find, actorOptions } = useFlow('framePicker')
  const actor = useActorRef(machine, { ...actorOptions, input: { source } })
  useEffect(() => {
    const subscription = actor.on('frame.chosen', ({ frame }) => {
      const file = find(frame.id)
      if (file) onChosen(file)
    })
    return () => subscription.unsubscribe()
  }, [actor, find, onChosen])
  const commands = useMemo(
    () => ({
      choose: (frame: Frame) => actor.send({ type: 'frame.choose', frame }),
      seek: (second: number) => actor.send({ type: 'second.change', second }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      find,
    }),
    [actor, find],
  )
  return {
    ...commands,
    stage: useSelector(actor, select.selectStage),
    facts: useSelector(actor, select.selectFacts),
    frames: useSelector(actor, select.selectFrames),
    custom: useSelector(actor, select.selectCustom),
    second: useSelector(actor, select.selectSecond),
    failure: useSelector(actor, select.selectFailure),
    isDrawing: useSelector(actor, select.selectIsDrawing),
    canChoose: useSelector(actor, select.selectCanChoose),
  }
}

export type FramePicker = ReturnType<typeof useFramePicker>
