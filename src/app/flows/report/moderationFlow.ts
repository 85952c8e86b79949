import type { Client } from '@urql/core'
import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import {
  CloseReportDocument,
  PublishCommentDocument,
  RefuseCommentDocument,
  SetCommenterBlockedDocument,
  SetHiddenDocument,
} from '../../../graphql/generated/graphql.ts'
import { moderationMachine } from '../../../machines/report/moderation/moderationMachine.ts'
import type {
  CommenterBlock,
  HeldCommentDecision,
  ModerationAct,
  ModerationFact,
  ReportDecision,
} from '../../../machines/report/moderation/types.ts'
import type { ModerationFlow } from '../../../machines/report/moderation/useModeration.ts'
import { clientError } from '../../../shared/codedError.ts'
import { type ToastMessage, toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function moderationFlow({ client, actorOptions }: FlowServices): ModerationFlow {
  return {
    machine: moderationMachine.provide({
      actors: {
        carryOut: fromPromise<ModerationAct, { act: ModerationAct | null }>(async ({ input: { act } }) => {
          if (act === null) throw clientError('INVALID_INPUT')
          await carryOut(client(), act)
          return act
        }),
      },
    }),
    onFact: (fact) => toasts.show({ ...messageOf(fact), id: 'moderation' }),
    actorOptions,
  }
}

function carryOut(client: Client, act: ModerationAct): Promise<void> {
  if ('comment' in act) return decideAboutHeld(client, act)
  return 'person' in act ? block(client, act) : decideAboutReport(client, act)
}

async function block(client: Client, { person, deletesComments }: CommenterBlock): Promise<void> {
  await mutate(client, SetCommenterBlockedDocument, {
    channelId: person.channelId,
    userId: person.id,
    blocked: true,
    deletesComments,
  })
}

async function decideAboutReport(client: Client, { act, reportId, subject: { kind, id } }: ReportDecision): Promise<void> {
  if (act === 'show') await mutate(client, SetHiddenDocument, { kind, id, hidden: false })
  else await mutate(client, CloseReportDocument, { id: reportId, decision: act === 'hide' ? 'hidden' : 'kept' })
}

async function decideAboutHeld(client: Client, { act, comment: { id, updatedAt } }: HeldCommentDecision): Promise<void> {
  if (act === 'publish') await mutate(client, PublishCommentDocument, { id, updatedAt })
  else await mutate(client, RefuseCommentDocument, { id })
}

function messageOf(fact: ModerationFact): ToastMessage {
  if (fact.type !== 'act.done') return { title: fact.failure.message, tone: 'error' }
  if ('person' in fact.act) return { title: `${fact.act.person.name} est bloqué sous les vidéos de la chaîne`, tone: 'success' }
  if ('comment' in fact.act) return { title: fact.act.act === 'publish' ? 'Commentaire publié' : 'Commentaire refusé', tone: 'success' }
  const { act, subject } = fact.act
  const isComment = subject.kind === 'comment'
  if (act === 'keep') return { title: 'Signalement classé sans suite', tone: 'success' }
  if (act === 'hide') return { title: isComment ? 'Commentaire masqué' : 'Vidéo masquée', tone: 'success' }
  return { title: isComment ? 'Commentaire de nouveau visible' : 'Vidéo de nouveau visible', tone: 'success' }
}
