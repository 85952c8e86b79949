import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { CloseReportDocument, SetHiddenDocument } from '../../../graphql/generated/graphql.ts'
import { moderationMachine } from '../../../machines/report/moderation/moderationMachine.ts'
import type { ModerationAct, ModerationFact } from '../../../machines/report/moderation/types.ts'
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
          const { kind, id } = act.subject
          if (act.act === 'show') await mutate(client(), SetHiddenDocument, { kind, id, hidden: false })
          else await mutate(client(), CloseReportDocument, { id: act.reportId, decision: act.act === 'hide' ? 'hidden' : 'kept' })
          return act
        }),
      },
    }),
    onFact: (fact) => toasts.show({ ...messageOf(fact), id: 'moderation' }),
    actorOptions,
  }
}

function messageOf(fact: ModerationFact): ToastMessage {
  if (fact.type !== 'act.done') return { title: fact.failure.message, tone: 'error' }
  const { act, subject } = fact.act
  const isComment = subject.kind === 'comment'
  if (act === 'keep') return { title: 'Signalement classé sans suite', tone: 'success' }
  if (act === 'hide') return { title: isComment ? 'Commentaire masqué' : 'Vidéo masquée', tone: 'success' }
  return { title: isComment ? 'Commentaire de nouveau visible' : 'Vidéo de nouveau visible', tone: 'success' }
}
