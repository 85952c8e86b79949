import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { choicesOfRoles } from '../../components/Quota/choices.ts'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { SettingsForm } from '../../components/SettingsForm/SettingsForm.tsx'
import { RoleQuotasDocument, type RoleQuotasQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { toTypedLimits } from '../../machines/quota/quotaForm/form.ts'
import { useQuotaForm } from '../../machines/quota/quotaForm/useQuotaForm.ts'
import type { QuotaChoiceKind } from '../../shared/quota.ts'
import type { SelectOption } from '../../ui/SelectField/SelectField.tsx'
import * as styles from './Administration.styles.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { LimitField } from './LimitField.tsx'
import * as limitStyles from './LimitField.styles.ts'
import { RowsSkeleton } from './RowsSkeleton.tsx'

const kinds: readonly SelectOption<QuotaChoiceKind>[] = [
  { value: 'unlimited', label: 'Illimité' },
  { value: 'bytes', label: 'Limité' },
]

/** Renders how much the people of each role may keep and send. */
export function RoleQuotas() {
  const { reload, ...screen } = useScreen({ query: RoleQuotasDocument }, ({ roleQuotas }) => roleQuotas)
  if (screen.status === 'failed') return <LoadFailure failure={screen.failure} onRetry={reload} />
  if (screen.status !== 'loaded') return <RowsSkeleton label="Chargement des quotas..." />
  return <RoleQuotasForm roles={screen.data} />
}

/** @param props.roles their limits are read only when it mounts */
export function RoleQuotasForm({ roles }: { roles: RoleQuotasQuery['roleQuotas'] }) {
  const quotas = useQuotaForm({ accountId: null, limits: toTypedLimits(choicesOfRoles(roles)) })
  const fieldOf = (name: string, label: string) => {
    const limit = quotas.form[name]
    return (
      limit && (
        <LimitField
          label={label}
          name={name}
          kinds={kinds}
          limit={limit}
          error={quotas.errors[name]}
          disabled={quotas.isBusy}
          onChange={(changed) => quotas.change(name, changed)}
        />
      )
    )
  }
  return (
    <section className={sectionStyles.section} aria-labelledby="quotas-title">
      <h2 id="quotas-title">Quotas par rôle</h2>
      <p className={styles.meta}>
        Les fichiers vidéo que chaque personne envoie comptent tant que le site les garde. Ce que le site en fait, les images et les
        sous-titres ne comptent pas. Un compte peut avoir son propre quota, dans l’onglet Comptes.
      </p>
      <LeaveGuard isDirty={quotas.isDirty} />
      <SettingsForm label="Quotas par rôle" form={quotas}>
        {roles.map(({ id, name }) => (
          <fieldset key={id} className={limitStyles.role}>
            <legend>{name}</legend>
            <div className={limitStyles.limits}>
              {fieldOf(`${id} total`, 'En tout')}
              {fieldOf(`${id} daily`, 'Par 24 heures')}
            </div>
          </fieldset>
        ))}
      </SettingsForm>
    </section>
  )
}
