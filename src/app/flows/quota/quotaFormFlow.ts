import type { Client } from '@urql/core'
import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { SetAccountQuotaDocument, UpdateRoleQuotasDocument } from '../../../graphql/generated/graphql.ts'
import type { SaveQuotasInput } from '../../../machines/quota/quotaForm/actors.ts'
import { quotaFormMachine } from '../../../machines/quota/quotaForm/quotaFormMachine.ts'
import type { QuotaChoicesByName } from '../../../machines/quota/quotaForm/types.ts'
import type { QuotaFormFlow } from '../../../machines/quota/quotaForm/useQuotaForm.ts'
import { choicesOfAccount, choicesOfRoles } from '../../../components/Quota/choices.ts'
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

async function saveRoles(client: Client, choices: QuotaChoicesByName): Promise<QuotaChoicesByName> {
  const ids = new Set(Object.keys(choices).map((name) => name.split(' ')[0] ?? ''))
  const input = [...ids].map((id) => {
    const [total, daily] = [choices[`${id} total`], choices[`${id} daily`]]
    return { id, ...(total && { totalBytes: total.bytes }), ...(daily && { dailyBytes: daily.bytes }) }
  })
  return choicesOfRoles((await mutate(client, UpdateRoleQuotasDocument, { input })).updateRoleQuotas)
}

async function saveAccount(client: Client, id: string, { total, daily }: QuotaChoicesByName): Promise<QuotaChoicesByName> {
  const variables = { id, ...(total && { total }), ...(daily && { daily }) }
  return choicesOfAccount((await mutate(client, SetAccountQuotaDocument, variables)).setAccountQuota.quota)
}
