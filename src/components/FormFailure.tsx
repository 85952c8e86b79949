import { useLocation } from 'wouter'
import { type Failure, isSignInFailure } from '../machines/failure.ts'
import { useSession } from '../machines/session/useSession.ts'
import { AlertBanner } from '../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../ui/Button/Button.tsx'

/** What went wrong with a form. Where a sign-in is what it lacks, the way there: the form is kept meanwhile. */
export function FormFailure({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  return (
    <AlertBanner onDismiss={onDismiss} action={isSignInFailure(failure) && <SignIn />}>
      {failure.message}
    </AlertBanner>
  )
}

function SignIn() {
  const { askToLogin } = useSession()
  const [path] = useLocation()
  return (
    <Button size="small" onPress={() => askToLogin(`${path}${location.search}`)}>
      Se connecter
    </Button>
  )
}
