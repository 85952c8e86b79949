import { useSession } from '../../machines/session/session/useSession.ts'
import * as clientMessages from '../../shared/clientMessages.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { currentAddress } from '../flows/session/sessionNavigation.ts'
import * as styles from './ExpiredBanner.styles.ts'

/** Renders what a member reads whose session the server no longer accepts, with the way to the sign-in. */
export function ExpiredBanner() {
  const { dismissExpired, askToLogin } = useSession()
  return (
    <AlertBanner
      className={styles.banner}
      tone="warning"
      onDismiss={dismissExpired}
      action={
        <Button size="small" onPress={() => askToLogin(currentAddress())}>
          Se connecter
        </Button>
      }
    >
      {clientMessages.SESSION_EXPIRED}
    </AlertBanner>
  )
}
