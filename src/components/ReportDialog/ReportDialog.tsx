import type { useReport } from '../../machines/report/report/useReport.ts'
import { lazyPart } from '../lazyPart.tsx'

export type ReportDialogProps = { report: ReturnType<typeof useReport> }

/** Asks why something is reported. `report.open(subject)` opens it; its code loads when it is first opened. */
export const ReportDialog = lazyPart<ReportDialogProps>(async () => (await import('./ReportForm.tsx')).ReportForm, {
  isOpen: ({ report }) => report.isOpen,
  onClose: ({ report }) => report.close(),
})
