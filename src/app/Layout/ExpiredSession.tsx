import { useSession } from '../../machines/session/session/useSession.ts'
import * as clientMessages from '../../shared/clientMessages.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { currentAddress } from '../flows/session/sessionNavigation.ts'
import * as styles from './ExpiredSession.styles.ts'

/** Renders a banner when the server no longer accepts the session. The page and the text typed in it stay; the banner offers to sign in. */
export function ExpiredSession() {
  const session = useSession()
  if (!session.isExpired) return null
  return (
    <AlertBanner
      className={styles.banner}
      tone="warning"
      onDismiss={session.dismissExpired}
      action={
        <Button size="small" onPress={() => session.askToLogin(currentAddress())}>
          Se connecter
        </Button>
      }
    >
      {clientMessages.SESSION_EXPIRED}
    </AlertBanner>
  )
}
