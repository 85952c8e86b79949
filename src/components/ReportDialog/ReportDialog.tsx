import type { useReport } from '../../machines/report/useReport.ts'
import { lazyPart } from '../../ui/overlay/lazyPart.tsx'

export type ReportDialogProps = { report: ReturnType<typeof useReport> }

/** Asks why something is reported. Opened by `report.open(subject)`; its code is fetched at the first opening. */
export const ReportDialog = lazyPart<ReportDialogProps>(async () => (await import('./ReportForm.tsx')).ReportForm, {
  floats: { asked: ({ report }) => report.isOpen, close: ({ report }) => report.close() },
})
