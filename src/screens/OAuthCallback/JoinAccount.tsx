import { useEffect, useRef } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import type { useOAuthCallback } from '../../machines/identity/oauthCallback/useOAuthCallback.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { routes } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './OAuthCallback.styles.ts'

/** Asks for the password of the existing account with the same e-mail, which proves that both belong to the same person. */
export function JoinAccount({ callback }: { callback: ReturnType<typeof useOAuthCallback> }) {
  const { form, errors, failure, isBusy, change } = callback
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <div className={styles.card}>
      <h1 className={styles.title} tabIndex={-1}>
        Relier votre compte
      </h1>
      <p className={styles.explanation}>{errorMessages.ACCOUNT_EXISTS}.</p>
      {failure && <AlertBanner onDismiss={callback.dismissFailure}>{failure.message}</AlertBanner>}
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          callback.join()
        }}
      >
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
      </form>
      <TextLink className={styles.back} quiet render={<Link href={routes.login} replace />}>
        Retour à la connexion
      </TextLink>
    </div>
  )
}
