import type { useAccountForm } from '../../machines/user/accountForm/useAccountForm.ts'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'

type CurrentPasswordFieldProps = { account: ReturnType<typeof useAccountForm>; hint?: string }

/** Renders the field for the current password, which confirms a new e-mail, role or password. */
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
