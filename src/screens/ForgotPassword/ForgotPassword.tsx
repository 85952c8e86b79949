import { MailFolderNote } from '../../components/MailFolderNote.tsx'
import { SignInCard, SignInForm } from '../../components/SignInCard/SignInCard.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { usePasswordResetRequest } from '../../machines/session/passwordResetRequest/usePasswordResetRequest.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

/** The flows that the route provides. */
export type ForgotPasswordFlows = 'passwordResetRequest'

const title = 'Mot de passe oublié'

export function ForgotPassword() {
  useScreenTitle(title)
  const reset = usePasswordResetRequest()
  const { email, errors, failure, isBusy } = reset
  if (reset.isSent) {
    return (
      <SignInCard
        title="Regardez vos messages"
        explanation={`Si un compte a l’adresse ${email.trim()}, il reçoit un message avec un lien, qui fonctionne pendant 30 minutes. Pensez aux indésirables.`}
      >
        {reset.delivery === 'folder' && <MailFolderNote />}
        <Button full onPress={reset.repeat}>
          Demander un autre lien
        </Button>
      </SignInCard>
    )
  }
  return (
    <SignInCard title={title} explanation="Donnez l’adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.">
      <SignInForm failure={failure} errors={errors} onSubmit={reset.request} onDismissFailure={reset.dismissFailure}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={errors['email']}
          disabled={isBusy}
          onChange={reset.changeEmail}
        />
        <Button type="submit" variant="primary" size="large" full busy={isBusy} busyLabel="Envoi...">
          Recevoir un lien
        </Button>
      </SignInForm>
    </SignInCard>
  )
}
