import type { Client } from '@urql/core'
import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import {
  AbandonJobDocument,
  CheckStorageDocument,
  DecideRegistrationDocument,
  DeleteInvitationDocument,
  DeleteOrphansDocument,
  RemoveAccountDocument,
  RemoveLogoDocument,
  RemoveContentDocument,
  RepeatConversionDocument,
  ResetSecondFactorDocument,
  RetryJobDocument,
  SendMailNowDocument,
  SetAccountRoleDocument,
  SetAccountSuspendedDocument,
  SetChannelVerifiedDocument,
  SetHiddenDocument,
  SetJobRaisedDocument,
} from '../../../graphql/generated/graphql.ts'
import { administrationActMachine } from '../../../machines/administration/administrationAct/administrationActMachine.ts'
import type { AdministrationAct, AdministrationActFact } from '../../../machines/administration/administrationAct/types.ts'
import type { AdministrationActFlow } from '../../../machines/administration/administrationAct/useAdministrationAct.ts'
import { clientError } from '../../../shared/codedError.ts'
import { quoted } from '../../../shared/format/quote.ts'
import { type ToastMessage, toasts } from '../../../ui/Toasts/toasts.ts'
import { showLogo } from '../site/showSite.ts'
import type { FlowServices } from '../common/services.ts'

export function administrationActFlow({ client, actorOptions }: FlowServices): AdministrationActFlow {
  return {
    machine: administrationActMachine.provide({
      actors: {
        carryOut: fromPromise<AdministrationAct, { act: AdministrationAct | null }>(async ({ input: { act } }) => {
          if (act === null) throw clientError('INVALID_INPUT')
          await carryOut(client(), act)
          return act
        }),
      },
    }),
    onFact: (fact) => toasts.show({ ...messageOf(fact), id: 'administration' }),
    actorOptions,
  }
}

async function carryOut(client: Client, { act, subject: { id }, role }: AdministrationAct): Promise<void> {
  switch (act) {
    case 'suspend':
    case 'reopen':
      await mutate(client, SetAccountSuspendedDocument, { id, suspended: act === 'suspend' })
      return
    case 'changeRole':
      if (role === null) throw clientError('INVALID_INPUT')
      await mutate(client, SetAccountRoleDocument, { id, roleId: role.id })
      return
    case 'resetSecondFactor':
      await mutate(client, ResetSecondFactorDocument, { id })
      return
    case 'remove':
      await mutate(client, RemoveAccountDocument, { id })
      return
    case 'approve':
    case 'refuse':
      await mutate(client, DecideRegistrationDocument, { id, approved: act === 'approve' })
      return
    case 'withdraw':
      await mutate(client, DeleteInvitationDocument, { id })
      return
    case 'repeat':
      await mutate(client, RepeatConversionDocument, { id })
      return
    case 'hideContent':
    case 'showContent':
      await mutate(client, SetHiddenDocument, { kind: 'content', id, hidden: act === 'hideContent' })
      return
    case 'removeContent':
      await mutate(client, RemoveContentDocument, { id })
      return
    case 'verifyChannel':
    case 'unverifyChannel':
      await mutate(client, SetChannelVerifiedDocument, { id, verified: act === 'verifyChannel' })
      return
    case 'retryJob':
      await mutate(client, RetryJobDocument, { id })
      return
    case 'raiseJob':
    case 'lowerJob':
      await mutate(client, SetJobRaisedDocument, { id, raised: act === 'raiseJob' })
      return
    case 'abandonJob':
      await mutate(client, AbandonJobDocument, { id })
      return
    case 'checkStorage':
      await mutate(client, CheckStorageDocument, {})
      return
    case 'deleteOrphans':
      await mutate(client, DeleteOrphansDocument, { checkId: id })
      return
    case 'sendMail':
      await mutate(client, SendMailNowDocument, { id })
      return
    case 'removeLogo':
      await mutate(client, RemoveLogoDocument, {})
      showLogo(null)
  }
}

const doneTitles = {
  suspend: (name: string) => `Le compte ${name} est suspendu`,
  reopen: (name: string) => `Le compte ${name} est rouvert`,
  resetSecondFactor: (name: string) => `La validation en deux étapes de ${name} est retirée`,
  remove: (name: string) => `Le compte ${name} est supprimé`,
  changeRole: (name: string) => `Le rôle de ${name} est changé`,
  approve: (name: string) => `Le compte ${name} est ouvert`,
  refuse: (name: string) => `La demande de ${name} est refusée`,
  withdraw: () => 'L’invitation est retirée',
  repeat: (name: string) => `La conversion de ${quoted(name)} recommence`,
  hideContent: (name: string) => `${quoted(name)} est masquée`,
  showContent: (name: string) => `${quoted(name)} est visible de nouveau`,
  removeContent: (name: string) => `${quoted(name)} est supprimée`,
  verifyChannel: (name: string) => `La chaîne ${quoted(name)} a le badge vérifié`,
  unverifyChannel: (name: string) => `La chaîne ${quoted(name)} n’a plus le badge vérifié`,
  retryJob: () => 'La tâche est relancée',
  raiseJob: () => 'La tâche passe avant les autres',
  lowerJob: () => 'La tâche est remise à son rang',
  abandonJob: () => 'La tâche est abandonnée',
  checkStorage: () => 'La vérification du stockage est lancée',
  deleteOrphans: () => 'La suppression des fichiers orphelins est lancée',
  sendMail: (name: string) => `Le message à ${name} est en route`,
  removeLogo: () => 'Le logo est retiré',
} as const satisfies Record<AdministrationAct['act'], (name: string) => string>

function messageOf(fact: AdministrationActFact): ToastMessage {
  if (fact.type !== 'act.done') return { title: fact.failure.message, tone: 'error' }
  return { title: doneTitles[fact.act.act](fact.act.subject.name), tone: 'success' }
}
