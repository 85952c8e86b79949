import { lazy, Suspense } from 'react'
import type { useReport } from '../../machines/report/useReport.ts'
import { useWasOpened } from '../../ui/overlay/useWasOpened.ts'

export type ReportDialogProps = { report: ReturnType<typeof useReport> }

const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }))

/** Asks why something is reported. Opened by `report.open(subject)`; its code is fetched at the first opening. */
export function ReportDialog({ report }: ReportDialogProps) {
  if (!useWasOpened(report.isOpen)) return null
  return (
    <Suspense fallback={null}>
      <ReportForm report={report} />
    </Suspense>
  )
}
