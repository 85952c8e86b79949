import { type SentTrace, sentTraceSchema } from '../../../shared/entities/problemReport.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { sendProblemReport } from '../../rest/problemReport.ts'

export const problemReportResolvers: Resolvers = {
  Mutation: {
    reportProblem: async (_parent, { input: { text, page, trace } }, { rest }) => {
      await sendProblemReport(rest, { text, page, trace: readTrace(trace) })
      return true
    },
  },
}

/** @throws AppError MALFORMED_REQUEST */
function readTrace(json: string): SentTrace {
  try {
    return sentTraceSchema.parse(JSON.parse(json))
  } catch (cause) {
    throw new AppError('MALFORMED_REQUEST', { cause })
  }
}
