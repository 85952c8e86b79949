import { Compass, House, LogIn } from 'lucide-react'
import { useSession } from '../../machines/session/session/useSession.ts'
import { explorePath, routes } from '../../shared/routes.ts'
import * as styles from './Navigation.styles.ts'
import { Entry, Section } from './NavigationEntry.tsx'
import { MemberSection, ModerationEntry } from './whenSignedIn.ts'

/** @param props.onLeave called when a link or the sign-out is pressed, so that the drawer closes */
export function Navigation({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const session = useSession()
  return (
    <nav className={styles.navigation} aria-label="Navigation principale">
      <Section title="Principal">
        <Entry icon={House} label="Accueil" href={routes.home} onLeave={onLeave} />
        <Entry icon={Compass} label="Explorer" href={explorePath('recommended')} onLeave={onLeave} />
      </Section>
      {session.isSignedIn ? (
        <MemberSection onLeave={onLeave} />
      ) : (
        <Section title="Compte">
          <Entry icon={LogIn} label="Se connecter" href={routes.login} onLeave={onLeave} />
        </Section>
      )}
      {session.isSignedIn && <ModerationEntry onLeave={onLeave} />}
    </nav>
  )
}
