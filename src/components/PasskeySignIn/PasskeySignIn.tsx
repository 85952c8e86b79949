import { KeyRound } from 'lucide-react'
import { usePasskeySignIn } from '../../machines/session/passkeySignIn/usePasskeySignIn.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'

/** Signs in with a passkey. Nothing is rendered where the browser has none. */
export function PasskeySignIn({ label }: { label: string }) {
  const { isSupported, isBusy, failure, use, dismissFailure } = usePasskeySignIn()
  if (!isSupported) return null
  return (
    <>
      {failure && <AlertBanner onDismiss={dismissFailure}>{failure.message}</AlertBanner>}
      <Button full icon={KeyRound} busy={isBusy} busyLabel="Clé d’accès..." onPress={use}>
        {label}
      </Button>
    </>
  )
}
