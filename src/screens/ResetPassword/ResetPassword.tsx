import { Link } from '../../components/Link/Link.tsx'
import { PasswordCriteria } from '../../components/PasswordCriteria/PasswordCriteria.tsx'
import { SignInCard, SignInForm } from '../../components/SignInCard/SignInCard.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { usePasswordReset } from '../../machines/session/passwordReset/usePasswordReset.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { accountRoutes } from '../../shared/accountRoutes.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'

/** The flows that the route provides. */
export type ResetPasswordFlows = 'passwordReset'

const title = 'Nouveau mot de passe'

export function ResetPassword() {
  useScreenTitle(title)
  const reset = usePasswordReset()
  const { password, errors, failure, isBusy } = reset
  if (reset.isExpired) {
    return (
      <SignInCard title="Lien expiré" explanation={`${errorMessages.LINK_EXPIRED}.`}>
        <LinkButton variant="primary" render={<Link href={accountRoutes.forgotPassword} replace />}>
          Demander un autre lien
        </LinkButton>
      </SignInCard>
    )
  }
  if (reset.isChanged) {
    return (
      <SignInCard
        title="Mot de passe changé"
        explanation="Toutes les sessions de votre compte sont fermées. Connectez-vous avec votre nouveau mot de passe."
      >
        <LinkButton variant="primary" render={<Link href={routes.login} replace />}>
          Se connecter
        </LinkButton>
      </SignInCard>
    )
  }
  return (
    <SignInCard title={title} explanation="Choisissez un nouveau mot de passe. Toutes les sessions de votre compte seront fermées.">
      <SignInForm failure={failure} errors={errors} onSubmit={reset.save} onDismissFailure={reset.dismissFailure}>
        <PasswordField
          label="Nouveau mot de passe"
          name="password"
          autoComplete="new-password"
          hint={<PasswordCriteria password={password} />}
          value={password}
          error={errors['password']}
          disabled={isBusy}
          onChange={reset.changePassword}
        />
        <Button type="submit" variant="primary" size="large" full busy={isBusy} busyLabel="Enregistrement...">
          Enregistrer
        </Button>
      </SignInForm>
    </SignInCard>
  )
}
