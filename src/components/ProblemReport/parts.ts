import type { useProblemReport } from '../../machines/report/problemReport/useProblemReport.ts'
import { lazyPart } from '../lazyPart.tsx'

export type ProblemReportProps = { problem: ReturnType<typeof useProblemReport> }

export const ConsentDialog = lazyPart<ProblemReportProps>(async () => (await import('./ConsentDialog.tsx')).ConsentDialog, {
  isOpen: ({ problem }) => problem.isAsking,
  onClose: ({ problem }) => problem.close(),
})

export const ProblemForm = lazyPart<ProblemReportProps>(async () => (await import('./ProblemForm.tsx')).ProblemForm, {
  isOpen: ({ problem }) => problem.isComposing,
  onClose: ({ problem }) => problem.close(),
})
