import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { UpdateRegistrationSettingsDocument } from '../../../graphql/generated/graphql.ts'
import { registrationSettingsMachine } from '../../../machines/registration/registrationSettings/registrationSettingsMachine.ts'
import type { RegistrationSettingsFlow } from '../../../machines/registration/registrationSettings/useRegistrationSettings.ts'
import type { RegistrationSettings } from '../../../shared/registration.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function registrationSettingsFlow({ client, actorOptions }: FlowServices): RegistrationSettingsFlow {
  return {
    machine: registrationSettingsMachine.provide({
      actors: {
        saveSettings: fromPromise<RegistrationSettings, Partial<RegistrationSettings>>(async ({ input }) => {
          const { updateRegistrationSettings: saved } = await mutate(client(), UpdateRegistrationSettingsDocument, { input })
          const { mode, question, terms, holdNewAccounts } = saved
          return { mode, question, terms, holdNewAccounts, answers: [...saved.answers], blockedDomains: [...saved.blockedDomains] }
        }),
      },
    }),
    onFact: () => toasts.show({ title: 'Inscriptions mises à jour', tone: 'success', id: 'registration.saved' }),
    actorOptions,
  }
}
