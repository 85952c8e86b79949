import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { problemReportMachine } from './problemReportMachine.ts'
import * as select from './selectors.ts'
import type { ProblemForm, ProblemReportFact, RecordingStart } from './types.ts'

export type ProblemReportFlow = {
  machine: typeof problemReportMachine
  start: RecordingStart
  onFact: (fact: ProblemReportFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    problemReport: ProblemReportFlow
  }
}

/** Returns the report of a problem of the site, from the consent to its thanks. One serves the whole page. */
export function useProblemReport() {
  const flow = useFlow('problemReport')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { start: flow.start } })
  useEffect(() => {
    const subscriptions = [actor.on('report.sent', flow.onFact), actor.on('trace.failed', flow.onFact)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  const commands = useMemo(
    () => ({
      open: () => actor.send({ type: 'report.open' }),
      close: () => actor.send({ type: 'dialog.close' }),
      consent: () => actor.send({ type: 'consent.give' }),
      finish: () => actor.send({ type: 'recording.finish' }),
      cancelRecording: () => actor.send({ type: 'recording.cancel' }),
      change: (patch: Partial<ProblemForm>) => actor.send({ type: 'form.change', patch }),
      download: () => actor.send({ type: 'trace.download' }),
      submit: () => actor.send({ type: 'report.send' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    isAsking: useSelector(actor, select.selectIsAsking),
    isRecording: useSelector(actor, select.selectIsRecording),
    isComposing: useSelector(actor, select.selectIsComposing),
    isBusy: useSelector(actor, select.selectIsBusy),
    trace: useSelector(actor, select.selectTrace),
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
  }
}
