import { useLocation } from 'wouter'
import { type Failure, isSignInFailure } from '../machines/common/failure.ts'
import { useSession } from '../machines/session/session/useSession.ts'
import { AlertBanner } from '../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../ui/Button/Button.tsx'

/** Renders a form's failure. When a sign-in is missing, links to it; the form's input is kept meanwhile. */
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
