import { CircleDot } from 'lucide-react'
import { Button } from '../../ui/Button/Button.tsx'
import { useRootMark } from '../../ui/useRootMark.ts'
import type { ProblemReportProps } from './parts.ts'
import * as styles from './RecordingBar.styles.ts'

/** Says on every screen that the page is recorded, and ends it. */
export function RecordingBar({ problem }: ProblemReportProps) {
  const { isBusy } = problem
  useRootMark('recording')
  return (
    <section className={styles.bar} aria-label="Enregistrement d’un problème">
      <p className={styles.label} role="status">
        <CircleDot className={styles.dot} size={18} aria-hidden="true" />
        Enregistrement en cours
      </p>
      <Button variant="outline" disabled={isBusy} onPress={problem.cancelRecording}>
        Annuler
      </Button>
      <Button variant="primary" busy={isBusy} busyLabel="Lecture..." onPress={problem.finish}>
        Terminer
      </Button>
    </section>
  )
}
