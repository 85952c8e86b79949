import { useRef, useState } from 'react'
import { PasswordCriteria } from '../../components/PasswordCriteria/PasswordCriteria.tsx'
import { registrationRefusal } from '../../machines/session/session/refusals.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import type { RegistrationForm as RegistrationFields } from '../../shared/validation/account.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Form.styles.ts'
import { useFieldErrors } from './useFieldErrors.ts'
import { useFocusFirstError } from '../../components/useFocusFirstError.ts'

const empty: RegistrationFields = { username: '', firstname: '', lastname: '', email: '', password: '' }

export function RegistrationForm() {
  const session = useSession()
  const [form, setForm] = useState(empty)
  const change = (patch: Partial<RegistrationFields>): void => setForm({ ...form, ...patch })
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
        session.register(form, registrationRefusal(form))
      }}
    >
      <TextField
        label="Nom d’utilisateur"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.username}
        onChange={(username) => change({ username })}
        error={errors?.['username']}
      />
      <div className={styles.pair}>
        <TextField
          label="Prénom"
          name="firstname"
          autoComplete="given-name"
          optional
          value={form.firstname}
          onChange={(firstname) => change({ firstname })}
          error={errors?.['firstname']}
        />
        <TextField
          label="Nom"
          name="lastname"
          autoComplete="family-name"
          optional
          value={form.lastname}
          onChange={(lastname) => change({ lastname })}
          error={errors?.['lastname']}
        />
      </div>
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
        autoComplete="new-password"
        hint={<PasswordCriteria password={form.password} />}
        value={form.password}
        onChange={(password) => change({ password })}
        error={errors?.['password']}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        full
        busy={session.isBusy}
        busyLabel={session.isAuthenticating ? 'Création...' : undefined}
      >
        Créer mon compte
      </Button>
    </form>
  )
}
