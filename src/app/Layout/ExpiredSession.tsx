import { useSession } from '../../machines/session/useSession.ts'
import { errorCatalogue } from '../../shared/errors.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { currentAddress } from '../session/sessionNavigation.ts'
import styles from './ExpiredSession.module.css'

/** The server no longer knows the session: the page and what was typed in it stay, signing in is offered. */
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
      {errorCatalogue.SESSION_EXPIRED.message}
    </AlertBanner>
  )
}
