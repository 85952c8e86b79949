import { Download } from 'lucide-react'
import { useMemo } from 'react'
import type { RecordedTrace } from '../../machines/report/problemReport/types.ts'
import { limits } from '../../shared/limits.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { Dialog } from '../Dialog.tsx'
import type { ProblemReportProps } from './parts.ts'
import * as styles from './ProblemReport.styles.ts'

/** Asks what went wrong, and shows all that is sent with it. Only its buttons close it: a press beside it would lose the recording. */
export function ProblemForm({ problem }: ProblemReportProps) {
  const { form, errors, failure, isBusy, trace } = problem
  return (
    <Dialog
      open={problem.isComposing}
      onClose={problem.close}
      title="Envoyer le problème"
      description="Votre signalement est lu par les administrateurs du site."
      size="large"
      dismissible={false}
      onSubmit={problem.submit}
      footer={
        <>
          <Button disabled={isBusy} onPress={problem.close}>
            Annuler
          </Button>
          <Button icon={Download} disabled={isBusy} onPress={problem.download}>
            Télécharger
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Envoi...">
            Envoyer
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure && (
          <AlertBanner onDismiss={problem.dismissFailure}>{failure.message}. Votre texte et l’enregistrement sont conservés.</AlertBanner>
        )}
        <TextArea
          label="Que s’est-il passé ?"
          name="text"
          hint="Ce que vous avez fait, ce que vous attendiez, ce que vous avez vu."
          value={form.text}
          error={errors['text']}
          disabled={isBusy}
          counterMax={limits.problemTextMax}
          onChange={(text) => problem.change({ text })}
        />
        {trace && <Recorded trace={trace} />}
      </div>
    </Dialog>
  )
}

function Recorded({ trace: { json, events, hasContexts } }: { trace: RecordedTrace }) {
  const shown = useMemo(() => JSON.stringify(JSON.parse(json), null, 2), [json])
  return (
    <div className={styles.recorded}>
      <h3 id="recorded-title">Ce qui sera envoyé avec votre texte</h3>
      <p>
        {countOf(events)}, textes masqués.
        {!hasContexts && ' L’enregistrement était trop volumineux : les données qui suivent chaque événement n’y sont pas.'}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else the keyboard cannot scroll it */}
      <pre className={styles.json} tabIndex={0} aria-labelledby="recorded-title" role="region">
        {shown}
      </pre>
    </div>
  )
}

function countOf(events: number): string {
  if (events === 0) return 'Aucun événement'
  return events === 1 ? 'Le dernier événement' : `Les ${events} derniers événements`
}
