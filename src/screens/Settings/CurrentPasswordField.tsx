import type { useAccountForm } from '../../machines/accountForm/useAccountForm.ts'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'

type CurrentPasswordFieldProps = { account: ReturnType<typeof useAccountForm>; hint?: string }

/** The password that shows that the account is one's own: for a new e-mail or role as for a new password. */
export function CurrentPasswordField({ account, hint }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label="Mot de passe actuel"
      name="current_password"
      autoComplete="current-password"
      hint={hint}
      value={account.current}
      error={account.errors['current_password']}
      disabled={account.isBusy}
      onChange={account.changeCurrent}
    />
  )
}
