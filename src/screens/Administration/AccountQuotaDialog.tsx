import { useRef } from 'react'
import { choicesOfAccount } from '../../components/Quota/choices.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { FormFailure } from '../../components/FormFailure.tsx'
import { useFocusFirstError } from '../../components/useFocusFirstError.ts'
import type { AccountItemFragment } from '../../graphql/generated/graphql.ts'
import { toTypedLimits } from '../../machines/quota/quotaForm/form.ts'
import { useQuotaForm } from '../../machines/quota/quotaForm/useQuotaForm.ts'
import type { QuotaChoiceKind } from '../../shared/quota.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { SelectOption } from '../../ui/SelectField/SelectField.tsx'
import { LimitField } from './LimitField.tsx'
import * as limitStyles from './LimitField.styles.ts'
import * as styles from './Administration.styles.ts'

const kinds: readonly SelectOption<QuotaChoiceKind>[] = [
  { value: 'role', label: 'Selon le rôle' },
  { value: 'unlimited', label: 'Illimité' },
  { value: 'bytes', label: 'Limité' },
]
const labels = { total: 'En tout', daily: 'Par 24 heures' } as const

type AccountQuotaDialogProps = {
  account: Pick<AccountItemFragment, 'id' | 'username' | 'quota'>
  /** keep it stable between renders */
  onClose: () => void
}

/** Renders the quota of one account, while it is mounted. @param props.account its quota is read only when it mounts */
export function AccountQuotaDialog({ account: { id, username, quota }, onClose }: AccountQuotaDialogProps) {
  const quotas = useQuotaForm({ accountId: id, limits: toTypedLimits(choicesOfAccount(quota)) }, onClose)
  const fields = useRef<HTMLDivElement>(null)
  useFocusFirstError(fields, quotas.errors)
  const { form, errors, failure, isBusy } = quotas
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Quota de ${username}`}
      description="Ce que cette personne peut garder et envoyer de fichiers vidéo."
      dismissible={!isBusy}
      onSubmit={quotas.save}
      footer={
        <>
          <Button disabled={isBusy} onPress={onClose}>
            Annuler
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Enregistrement...">
            Enregistrer
          </Button>
        </>
      }
    >
      <div ref={fields} className={styles.form}>
        {failure && <FormFailure failure={failure} onDismiss={quotas.dismissFailure} />}
        <div className={limitStyles.limits}>
          {(['total', 'daily'] as const).map((name) => {
            const limit = form[name]
            return (
              limit && (
                <LimitField
                  key={name}
                  label={labels[name]}
                  name={name}
                  kinds={kinds}
                  limit={limit}
                  error={errors[name]}
                  disabled={isBusy}
                  onChange={(changed) => quotas.change(name, changed)}
                />
              )
            )
          })}
        </div>
      </div>
    </Dialog>
  )
}
