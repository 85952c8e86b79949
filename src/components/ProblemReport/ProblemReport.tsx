import { useEffect } from 'react'
import { Dialog } from '../Dialog.tsx'
import { ConsentDialog, ProblemForm, type ProblemReportProps } from './parts.ts'
import { RecordingBar } from './RecordingBar.tsx'

/** Renders the report of a problem of the site: the consent, the bar while the page records, and what is sent. */
export function ProblemReport({ problem }: ProblemReportProps) {
  const { isRecording } = problem
  useEffect(() => {
    if (!isRecording) return
    // The connection may be what is recorded: at the end the form must open without it. If it cannot load now, it loads then.
    void Promise.allSettled([ProblemForm.preload(), Dialog.preload()])
  }, [isRecording])
  return (
    <>
      <ConsentDialog problem={problem} />
      {isRecording && <RecordingBar problem={problem} />}
      <ProblemForm problem={problem} />
    </>
  )
}
