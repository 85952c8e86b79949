import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { ReportProblemDocument } from '../../../graphql/generated/graphql.ts'
import { problemReportMachine } from '../../../machines/report/problemReport/problemReportMachine.ts'
import type { RecordedTrace } from '../../../machines/report/problemReport/types.ts'
import type { ProblemReportFlow } from '../../../machines/report/problemReport/useProblemReport.ts'
import { clientError } from '../../../shared/codedError.ts'
import { screenNameOf } from '../../../shared/screenName.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { forgetConsent, keepConsent } from '../../problemRecording/consent.ts'
import { downloadFile } from '../common/downloadFile.ts'
import type { FlowServices } from '../common/services.ts'

export function problemReportFlow({ client, recording, actorOptions }: FlowServices): ProblemReportFlow {
  const current = typeof recording === 'object' ? recording : null
  return {
    machine: problemReportMachine.provide({
      actors: {
        restartPage: fromPromise<void, undefined>(() => {
          if (!keepConsent()) throw new Error('The browser does not keep the consent')
          location.reload()
          return new Promise(() => {})
        }),
        readTrace: fromPromise<RecordedTrace, undefined>(async () => {
          if (!current) throw new Error('Nothing is recorded')
          return { ...current.read(), page: screenNameOf(location.pathname) }
        }),
        sendProblem: fromPromise<void, { text: string; trace: RecordedTrace | null }>(async ({ input: { text, trace } }) => {
          if (!trace) throw clientError('INVALID_INPUT')
          await mutate(client(), ReportProblemDocument, { input: { text, page: trace.page, trace: trace.json } })
        }),
      },
      actions: {
        endRecording: () => {
          forgetConsent()
          current?.stop()
        },
        downloadTrace: (_, { trace }) => {
          if (trace) downloadFile(new Blob([trace.json], { type: 'application/json' }), `lucarne-${trace.page}.json`)
        },
      },
    }),
    start: current ? 'recording' : recording === 'failed' ? 'failed' : 'none',
    // The report of a problem is no part of the problem.
    actorOptions: current ? {} : actorOptions,
    onFact: (fact) => {
      if (fact.type === 'report.sent') toasts.show({ title: 'Problème signalé. Merci de votre aide.', tone: 'success', id: 'problem.sent' })
      else toasts.show({ title: fact.failure.message, tone: 'error', id: 'problem.unread' })
    },
  }
}
