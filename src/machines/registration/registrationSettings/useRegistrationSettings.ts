import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import { useFlow } from '../../common/flows.ts'
import { useKeptForm } from '../../common/useKeptForm.ts'
import type { registrationSettingsMachine } from './registrationSettingsMachine.ts'
import * as select from './selectors.ts'
import type { RegistrationSettingsFact, RegistrationSettingsForm } from './types.ts'

export type RegistrationSettingsFlow = {
  machine: typeof registrationSettingsMachine
  onFact: (fact: RegistrationSettingsFact) => void
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    registrationSettings: RegistrationSettingsFlow
  }
}

/** @param saved read only when it mounts */
export function useRegistrationSettings(saved: RegistrationSettingsForm) {
  const flow = useFlow('registrationSettings')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: saved })
  useEffect(() => {
    const subscription = actor.on('settings.saved', flow.onFact)
    return () => subscription.unsubscribe()
  }, [actor, flow])
  useKeptForm(actor, 'registrationSettings', select.selectSteps)
  const commands = useMemo(
    () => ({
      change: (patch: Partial<RegistrationSettingsForm>) => actor.send({ type: 'form.change', patch }),
      save: () => actor.send({ type: 'form.save' }),
      reset: () => actor.send({ type: 'form.reset' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    form: useSelector(actor, select.selectForm),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isDirty: useSelector(actor, select.selectIsDirty),
  }
}
