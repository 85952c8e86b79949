import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Accent, SiteSettings } from '../../../shared/site.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import * as select from './selectors.ts'
import type { siteFormMachine } from './siteFormMachine.ts'
import type { SiteForm, SiteFormFact } from './types.ts'

export type SiteFormFlow = {
  machine: typeof siteFormMachine
  onFact: (fact: SiteFormFact) => void
  /** shows the page in an accent */
  showAccent: (accent: Accent) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    siteForm: SiteFormFlow
  }
}

/** Returns the state and the commands of the site's form; the page has the chosen accent as long as it is mounted. @param settings read only when it mounts */
export function useSiteForm(settings: SiteSettings) {
  const flow = useFlow('siteForm')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: settings })
  useEffect(() => {
    const subscription = actor.on('site.saved', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  useKeptForm(actor, 'siteForm', select.selectSteps)
  const commands = useMemo(
    () => ({
      change: (patch: Partial<SiteForm>) => actor.send({ type: 'form.change', patch }),
      save: () => actor.send({ type: 'form.save' }),
      reset: () => actor.send({ type: 'form.reset' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  const form = useSelector(actor, select.selectForm)
  const isPreviewed = form.accent !== useSelector(actor, select.selectStoredAccent)
  useEffect(() => {
    if (!isPreviewed) return undefined
    flow.showAccent(form.accent)
    // Read only then: it may have been saved meanwhile.
    return () => flow.showAccent(select.selectStoredAccent(actor.getSnapshot()))
  }, [actor, flow, form.accent, isPreviewed])
  return {
    ...commands,
    form,
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isDirty: useSelector(actor, select.selectIsDirty),
  }
}
