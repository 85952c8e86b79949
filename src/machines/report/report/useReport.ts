import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { reportMachine } from './reportMachine.ts'
import * as select from './selectors.ts'
import type { ReportFact, ReportForm, ReportSubject } from './types.ts'

export type ReportFlow = {
  machine: typeof reportMachine
  isSignedIn: () => boolean
  onFact: (fact: ReportFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    report: ReportFlow
  }
}

/**
 * Returns the dialog that reports a video, a comment or a channel to the moderators. One dialog serves a whole list.
 * @param place where the dialog is rendered; names its draft through a sign-in
 */
export function useReport(place: string) {
  const flow = useFlow('report')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [actor.on('login.required', flow.onFact), actor.on('report.sent', flow.onFact)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  useKeptForm(actor, `report ${place}`, select.selectSteps)
  const commands = useMemo(
    () => ({
      open: (subject: ReportSubject) => actor.send({ type: 'dialog.open', subject, isSignedIn: flow.isSignedIn() }),
      close: () => actor.send({ type: 'dialog.close' }),
      change: (patch: Partial<ReportForm>) => actor.send({ type: 'form.change', patch }),
      submit: () => actor.send({ type: 'report.send' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor, flow],
  )
  return {
    ...commands,
    kind: useSelector(actor, select.selectKind),
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isOpen: useSelector(actor, select.selectIsOpen),
    isBusy: useSelector(actor, select.selectIsBusy),
  }
}
