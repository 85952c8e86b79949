import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { PasswordCriteria } from '../../components/PasswordCriteria/PasswordCriteria.tsx'
import type { useAccountForm } from '../../machines/user/accountForm/useAccountForm.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'

/** Renders the password form, collapsed until it is needed. Collapsing it clears its input. */
export function PasswordSection({ account }: { account: ReturnType<typeof useAccountForm> }) {
  const { passwords, hasPassword, errors, isBusy: disabled, changePasswords } = account
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = passwords !== null
  useEffect(() => {
    const button = opener.current
    if (!isOpen || !button) return undefined
    return () => {
      // Saving from one of its fields collapses the panel that contains the focus. A focus elsewhere is not moved.
      if (document.activeElement === document.body) button.focus()
    }
  }, [isOpen])
  return (
    <div className={styles.passwords}>
      <Button
        ref={opener}
        className={styles.start}
        variant="outline"
        icon={isOpen ? ChevronUp : ChevronDown}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        onPress={isOpen ? account.closePasswords : account.openPasswords}
      >
        {hasPassword ? 'Changer le mot de passe' : 'Choisir un mot de passe'}
      </Button>
      {passwords && (
        <div className={styles.fields} id={id}>
          {hasPassword && <CurrentPasswordField account={account} />}
          <PasswordField
            label="Nouveau mot de passe"
            name="password"
            autoComplete="new-password"
            hint={<PasswordCriteria password={passwords.next} />}
            value={passwords.next}
            error={errors['password']}
            disabled={disabled}
            onChange={(next) => changePasswords({ next })}
          />
          <PasswordField
            label="Confirmer le nouveau mot de passe"
            name="confirmation"
            autoComplete="new-password"
            value={passwords.confirmation}
            error={errors['confirmation']}
            disabled={disabled}
            onChange={(confirmation) => changePasswords({ confirmation })}
          />
          <p className={sectionStyles.note}>Vos autres sessions seront fermées : il faudra vous y reconnecter.</p>
        </div>
      )}
    </div>
  )
}
