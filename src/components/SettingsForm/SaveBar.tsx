import { Save } from 'lucide-react'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './SettingsForm.styles.ts'

type SaveBarProps = { form: { isBusy: boolean; isDirty: boolean; reset: () => void } }

export function SaveBar({ form }: SaveBarProps) {
  return (
    <div className={styles.actions}>
      {form.isDirty && (
        <Button variant="ghost" disabled={form.isBusy} onPress={form.reset}>
          Annuler les modifications
        </Button>
      )}
      <Button type="submit" variant="primary" icon={Save} busy={form.isBusy} busyLabel="Enregistrement...">
        Enregistrer
      </Button>
    </div>
  )
}
