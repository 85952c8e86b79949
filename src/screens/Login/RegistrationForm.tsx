import { useRef } from 'react'
import { PasswordCriteria } from '../../components/PasswordCriteria/PasswordCriteria.tsx'
import { useFocusFirstError } from '../../components/useFocusFirstError.ts'
import type { RegistrationQuery } from '../../graphql/generated/graphql.ts'
import type { useRegistration } from '../../machines/session/registration/useRegistration.ts'
import { registrationLimits as limits } from '../../shared/registration.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Form.styles.ts'
import { useFieldErrors } from './useFieldErrors.ts'

type RegistrationFormProps = { rules: RegistrationQuery['registration']; registration: ReturnType<typeof useRegistration> }

export function RegistrationForm({ rules, registration }: RegistrationFormProps) {
  const { form, change, isBusy } = registration
  const errors = useFieldErrors(registration.failure)
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, errors)
  const isRequest = rules.mode === 'approval' && form.invitation === null

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        registration.send(rules)
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
        disabled={isBusy}
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
          disabled={isBusy}
          error={errors?.['firstname']}
        />
        <TextField
          label="Nom"
          name="lastname"
          autoComplete="family-name"
          optional
          value={form.lastname}
          onChange={(lastname) => change({ lastname })}
          disabled={isBusy}
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
        disabled={isBusy}
        error={errors?.['email']}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="new-password"
        hint={<PasswordCriteria password={form.password} />}
        value={form.password}
        onChange={(password) => change({ password })}
        disabled={isBusy}
        error={errors?.['password']}
      />
      {rules.question !== '' && (
        <TextField
          label={rules.question}
          name="answer"
          autoComplete="off"
          hint="Une question de ce site, pour éviter les robots."
          value={form.answer}
          onChange={(answer) => change({ answer })}
          disabled={isBusy}
          error={errors?.['answer']}
        />
      )}
      {isRequest && (
        <TextArea
          label="Pourquoi souhaitez-vous un compte ?"
          name="reason"
          hint="L’équipe du site lit chaque demande."
          counterMax={limits.reason}
          value={form.reason}
          onChange={(reason) => change({ reason })}
          disabled={isBusy}
          error={errors?.['reason']}
        />
      )}
      {rules.terms !== '' && (
        <div>
          <details className={styles.terms}>
            <summary>Lire les conditions</summary>
            <p>{rules.terms}</p>
          </details>
          <Checkbox
            label="J’accepte les conditions de ce site"
            checked={form.acceptsTerms}
            disabled={isBusy}
            error={errors?.['terms']}
            onToggle={() => change({ acceptsTerms: !form.acceptsTerms })}
          />
        </div>
      )}
      <Button type="submit" variant="primary" size="large" full busy={isBusy} busyLabel={isRequest ? 'Envoi...' : 'Création...'}>
        {isRequest ? 'Demander un compte' : 'Créer mon compte'}
      </Button>
    </form>
  )
}
