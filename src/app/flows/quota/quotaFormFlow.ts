import type { Client } from '@urql/core'
import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { SetAccountQuotaDocument, UpdateRoleQuotasDocument } from '../../../graphql/generated/graphql.ts'
import type { SaveQuotasInput } from '../../../machines/quota/quotaForm/actors.ts'
import { quotaFormMachine } from '../../../machines/quota/quotaForm/quotaFormMachine.ts'
import type { QuotaChoicesByName } from '../../../machines/quota/quotaForm/types.ts'
import type { QuotaFormFlow } from '../../../machines/quota/quotaForm/useQuotaForm.ts'
import { choicesOfAccount, choicesOfRoles } from '../../../components/Quota/choices.ts'
import { clientError } from '../../../shared/codedError.ts'
import type { QuotaChoice } from '../../../shared/quota.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function quotaFormFlow({ client, actorOptions }: FlowServices): QuotaFormFlow {
  return {
    machine: quotaFormMachine.provide({
      actors: {
        saveQuotas: fromPromise<QuotaChoicesByName, SaveQuotasInput>(({ input: { accountId, choices } }) =>
          accountId === null ? saveRoles(client(), choices) : saveAccount(client(), accountId, choices),
        ),
      },
    }),
    onFact: () => toasts.show({ title: 'Quotas mis à jour', tone: 'success', id: 'quotas.saved' }),
    actorOptions,
  }
}

function choiceOf(choices: QuotaChoicesByName, name: string): QuotaChoice {
  const choice = choices[name]
  if (!choice) throw clientError('INVALID_INPUT')
  return choice
}

async function saveRoles(client: Client, choices: QuotaChoicesByName): Promise<QuotaChoicesByName> {
  const ids = new Set(Object.keys(choices).map((name) => name.split(' ')[0] ?? ''))
  const input = [...ids].map((id) => ({
    id,
    totalBytes: choiceOf(choices, `${id} total`).bytes,
    dailyBytes: choiceOf(choices, `${id} daily`).bytes,
  }))
  return choicesOfRoles((await mutate(client, UpdateRoleQuotasDocument, { input })).updateRoleQuotas)
}

async function saveAccount(client: Client, id: string, choices: QuotaChoicesByName): Promise<QuotaChoicesByName> {
  const variables = { id, total: choiceOf(choices, 'total'), daily: choiceOf(choices, 'daily') }
  return choicesOfAccount((await mutate(client, SetAccountQuotaDocument, variables)).setAccountQuota.quota)
}
