import { SignInCard, SignInForm } from '../../components/SignInCard/SignInCard.tsx'
import type { useOAuthCallback } from '../../machines/identity/oauthCallback/useOAuthCallback.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

/** Asks for the password of the existing account with the same e-mail, which proves that both belong to the same person. */
export function JoinAccount({ callback }: { callback: ReturnType<typeof useOAuthCallback> }) {
  const { form, errors, failure, isBusy, change } = callback
  return (
    <SignInCard title="Relier votre compte" explanation={`${errorMessages.ACCOUNT_EXISTS}.`}>
      <SignInForm failure={failure} errors={errors} onSubmit={callback.join} onDismissFailure={callback.dismissFailure}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={form.email}
          error={errors['email'] && 'À remplir'}
          disabled={isBusy}
          onChange={(email) => change({ email })}
        />
        <PasswordField
          label="Mot de passe"
          name="password"
          autoComplete="current-password"
          value={form.password}
          error={errors['password'] && 'À remplir'}
          disabled={isBusy}
          onChange={(password) => change({ password })}
        />
        <Button type="submit" variant="primary" size="large" full busy={isBusy} busyLabel="Connexion...">
          Relier et se connecter
        </Button>
      </SignInForm>
    </SignInCard>
  )
}
