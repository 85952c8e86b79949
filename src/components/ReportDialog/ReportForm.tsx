import { limits } from '../../shared/limits.ts'
import { reportMessages, type ReportReason, reportReasons } from '../../shared/validation/report.ts'
import { FormFailure } from '../FormFailure.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { SelectField, type SelectOption } from '../../ui/SelectField/SelectField.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import type { ReportDialogProps } from './ReportDialog.tsx'
import * as styles from './ReportForm.styles.ts'

const titles = {
  content: 'Signaler la vidéo',
  comment: 'Signaler le commentaire',
  channel: 'Signaler la chaîne',
} as const

const isReason = (value: string): value is ReportReason => Object.hasOwn(reportReasons, value)
const options: readonly SelectOption<ReportReason | ''>[] = [
  { value: '', label: reportMessages.reasonRequired },
  ...Object.entries(reportReasons).flatMap(([value, label]) => (isReason(value) ? [{ value, label }] : [])),
]

/** Renders ReportDialog, in its own chunk. */
export function ReportForm({ report }: ReportDialogProps) {
  const { form, errors, failure, isBusy } = report
  return (
    <Dialog
      open={report.isOpen}
      onClose={report.close}
      title={titles[report.kind]}
      description="Votre signalement est lu par la modération. La personne signalée ne saura pas qu’il vient de vous."
      dismissible={!isBusy}
      onSubmit={report.submit}
      footer={
        <>
          <Button disabled={isBusy} onPress={report.close}>
            Annuler
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Envoi...">
            Signaler
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure && <FormFailure failure={failure} onDismiss={report.dismissFailure} />}
        <SelectField
          label="Motif"
          name="reason"
          value={form.reason}
          error={errors['reason']}
          disabled={isBusy}
          options={options}
          onChange={(reason) => report.change({ reason })}
        />
        <TextArea
          label="Précisions"
          name="text"
          optional
          value={form.text}
          error={errors['text']}
          disabled={isBusy}
          counterMax={limits.reportTextMax}
          onChange={(text) => report.change({ text })}
        />
      </div>
    </Dialog>
  )
}
