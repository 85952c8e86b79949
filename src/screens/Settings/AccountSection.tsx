import { ProviderSignIn } from '../../components/ProviderSignIn/ProviderSignIn.tsx'
import type { SettingsQuery } from '../../graphql/generated/graphql.ts'
import type { useAccountForm } from '../../machines/user/accountForm/useAccountForm.ts'
import { routes } from '../../shared/routes.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { EmailProof } from './EmailProof.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'
import { SettingsForm } from '../../components/SettingsForm/SettingsForm.tsx'

type AccountSectionProps = {
  account: ReturnType<typeof useAccountForm>
  roles: SettingsQuery['roles']
  currentRoleId: string
  /** the saved address, when it is not proven */
  unprovenEmail: string | null
}

export function AccountSection({ account, roles, currentRoleId, unprovenEmail }: AccountSectionProps) {
  const { form, errors, isBusy: disabled, change } = account
  return (
    <section className={sectionStyles.section} aria-labelledby="account-title">
      <h2 id="account-title">Informations personnelles</h2>
      <SettingsForm label="Informations personnelles" form={account}>
        <TextField
          label="Nom d’utilisateur"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="Unique sur le site : lettres, chiffres et underscores."
          value={form.username}
          error={errors['username']}
          disabled={disabled}
          onChange={(username) => change({ username })}
        />
        <div className={styles.pair}>
          <TextField
            label="Prénom"
            name="firstname"
            autoComplete="given-name"
            value={form.firstname}
            error={errors['firstname']}
            disabled={disabled}
            onChange={(firstname) => change({ firstname })}
          />
          <TextField
            label="Nom"
            name="lastname"
            autoComplete="family-name"
            value={form.lastname}
            error={errors['lastname']}
            disabled={disabled}
            onChange={(lastname) => change({ lastname })}
          />
        </div>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={form.email}
          error={errors['email']}
          disabled={disabled}
          onChange={(email) => change({ email })}
        />
        {unprovenEmail !== null && <EmailProof key={unprovenEmail} email={unprovenEmail} />}
        <SelectField
          label="Rôle"
          name="role_id"
          hint="Les rôles grisés sont donnés par un administrateur."
          value={form.roleId}
          error={errors['role_id']}
          disabled={disabled}
          options={roles.map(({ id, name, isSelfAssignable }) => ({
            value: id,
            label: name,
            disabled: !isSelfAssignable && id !== currentRoleId,
          }))}
          onChange={(roleId) => change({ roleId })}
        />
        {account.needsCurrent && account.passwords === null && (
          <CurrentPasswordField account={account} hint="Il confirme le nouvel e-mail ou le nouveau rôle." />
        )}
        {account.failure?.code === 'REAUTHENTICATION_REQUIRED' && <ProviderSignIn returnTo={routes.settings} />}
        <PasswordSection account={account} />
      </SettingsForm>
    </section>
  )
}
