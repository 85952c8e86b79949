import { ProviderSignIn } from '../../components/ProviderSignIn/ProviderSignIn.tsx'
import type { useDeleteAccount } from '../../machines/user/deleteAccount/useDeleteAccount.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { routes } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import * as styles from './Settings.styles.ts'

type DeleteAccountDialogProps = { deletion: ReturnType<typeof useDeleteAccount>; hasPassword: boolean }

/** Asks for the proof that the user owns the account: its password, or a fresh sign-in with a provider. */
export function DeleteAccountDialog({ deletion, hasPassword }: DeleteAccountDialogProps) {
  const { failure, errors, isBusy, needsSignIn } = deletion
  const isSaidByField = failure !== null && 'current_password' in failure.fields
  return (
    <Dialog
      open={deletion.isOpen}
      onClose={deletion.close}
      size="small"
      title="Supprimer votre compte ?"
      description="Tout ce qu’il contient sera effacé pour toujours. Pensez à télécharger vos données avant."
      dismissible={!isBusy}
      onSubmit={() => !isBusy && !needsSignIn && deletion.confirm()}
      footer={
        <>
          <Button disabled={isBusy} onPress={deletion.close}>
            Annuler
          </Button>
          {!needsSignIn && (
            <Button type="submit" variant="danger" busy={isBusy} busyLabel="Suppression...">
              Supprimer définitivement
            </Button>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        {failure && !isSaidByField && <AlertBanner onDismiss={deletion.dismissFailure}>{failure.message}</AlertBanner>}
        {needsSignIn ? (
          <>
            <AlertBanner tone="warning">{errorMessages.REAUTHENTICATION_REQUIRED}</AlertBanner>
            <ProviderSignIn returnTo={routes.settings} />
          </>
        ) : (
          hasPassword && (
            <PasswordField
              label="Mot de passe actuel"
              name="current_password"
              autoComplete="current-password"
              value={deletion.password}
              error={errors['current_password']}
              disabled={isBusy}
              onChange={deletion.changePassword}
            />
          )
        )}
      </div>
    </Dialog>
  )
}
