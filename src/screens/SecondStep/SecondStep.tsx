import { useState } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { PasskeySignIn } from '../../components/PasskeySignIn/PasskeySignIn.tsx'
import { SignInCard, SignInForm } from '../../components/SignInCard/SignInCard.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { Waiting } from '../../components/Waiting/Waiting.tsx'
import { useSecondStep } from '../../machines/session/secondStep/useSecondStep.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

/** The flows that the route provides. */
export type SecondStepFlows = 'secondStep' | 'passkeySignIn'

const title = 'Encore une étape'

export function SecondStep() {
  useScreenTitle(title)
  const step = useSecondStep()
  const [isRecovery, setRecovery] = useState(false)
  const { code, errors, failure, isBusy } = step
  if (step.isExpired) {
    return (
      <SignInCard title="Connexion expirée" explanation={`${errorMessages.SIGN_IN_EXPIRED}.`}>
        <LinkButton variant="primary" render={<Link href={routes.login} replace />}>
          Se connecter
        </LinkButton>
      </SignInCard>
    )
  }
  if (step.isCompleted) return <Waiting title="Connexion..." />
  const isSaidByField = failure !== null && 'code' in failure.fields
  return (
    <SignInCard
      title={title}
      explanation={
        isRecovery
          ? 'Donnez un des codes de secours que vous avez gardés. Chacun ne sert qu’une fois.'
          : 'Donnez le code que montre votre application d’authentification.'
      }
    >
      <SignInForm failure={isSaidByField ? null : failure} errors={errors} onSubmit={step.confirm} onDismissFailure={step.dismissFailure}>
        <TextField
          key={isRecovery ? 'recovery' : 'generated'}
          label={isRecovery ? 'Code de secours' : 'Code à six chiffres'}
          name="code"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={code}
          error={errors['code']}
          disabled={isBusy}
          onChange={step.changeCode}
        />
        <Button type="submit" variant="primary" size="large" full busy={isBusy} busyLabel="Vérification...">
          Continuer
        </Button>
      </SignInForm>
      <Button
        full
        disabled={isBusy}
        onPress={() => {
          step.changeCode('')
          setRecovery(!isRecovery)
        }}
      >
        {isRecovery ? 'Utiliser l’application' : 'Utiliser un code de secours'}
      </Button>
      <PasskeySignIn label="Utiliser une clé d’accès" />
    </SignInCard>
  )
}
