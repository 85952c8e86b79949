import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { SendReportDocument } from '../../../graphql/generated/graphql.ts'
import { reportMachine } from '../../../machines/report/report/reportMachine.ts'
import type { ReportForm, ReportSubject } from '../../../machines/report/report/types.ts'
import type { ReportFlow } from '../../../machines/report/report/useReport.ts'
import { clientError } from '../../../shared/codedError.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

const idField = { content: 'contentId', comment: 'commentId', channel: 'channelId' } as const

export function reportFlow({ client, isSignedIn, askToLogin, actorOptions }: FlowServices): ReportFlow {
  return {
    machine: reportMachine.provide({
      actors: {
        sendReport: fromPromise<void, { subject: ReportSubject; form: ReportForm }>(async ({ input: { subject, form } }) => {
          const { reason, text } = form
          if (reason === '') throw clientError('INVALID_INPUT')
          await mutate(client(), SendReportDocument, { input: { reason, text, [idField[subject.kind]]: subject.id } })
        }),
      },
    }),
    isSignedIn,
    actorOptions,
    onFact: (fact) => {
      if (fact.type === 'login.required') askToLogin()
      else toasts.show({ title: 'Signalement envoyé à la modération. Merci.', tone: 'success', id: 'report.sent' })
    },
  }
}
