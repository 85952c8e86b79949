import { useRef, useState } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { loginRefusal } from '../../machines/session/session/refusals.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import type { LoginForm as LoginFields } from '../../shared/validation/account.ts'
import { accountRoutes } from '../../shared/accountRoutes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './Form.styles.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import { useFocusFirstError } from '../../components/useFocusFirstError.ts'

const empty: LoginFields = { email: '', password: '' }

export function LoginForm() {
  const session = useSession()
  const [form, setForm] = useState(empty)
  const change = (patch: Partial<LoginFields>): void => setForm({ ...form, ...patch })
  const errors = useFieldErrors(session.failure)
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, errors)

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        session.login(form, loginRefusal(form))
      }}
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.email}
        onChange={(email) => change({ email })}
        error={errors?.['email']}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="current-password"
        value={form.password}
        onChange={(password) => change({ password })}
        error={errors?.['password']}
      />
      <TextLink className={styles.forgotten} quiet render={<Link href={accountRoutes.forgotPassword} />}>
        Mot de passe oublié ?
      </TextLink>
      <Button
        type="submit"
        variant="primary"
        size="large"
        full
        busy={session.isBusy}
        busyLabel={session.isAuthenticating ? 'Connexion...' : undefined}
      >
        Se connecter
      </Button>
    </form>
  )
}
