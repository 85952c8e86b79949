import { CircleUser, Compass, History, House, ListVideo, LogIn, LogOut, Rss, Settings, SquarePlay } from 'lucide-react'
import { useSession } from '../../machines/session/session/useSession.ts'
import { explorePath, routes } from '../../shared/routes.ts'
import * as styles from './Navigation.styles.ts'
import { Entry, Section } from './NavigationEntry.tsx'
import { ModerationEntry } from './whenSignedIn.ts'

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
        <Section title="Bibliothèque">
          <Entry icon={CircleUser} label="Utilisateur" href={routes.profile} onLeave={onLeave} />
          <Entry icon={Rss} label="Abonnements" href={routes.subscriptions} onLeave={onLeave} />
          {/* The specification writes these paths with capitals; the routes match both spellings. */}
          <Entry icon={SquarePlay} label="Ma chaîne" href="/Dashboard" onLeave={onLeave} />
          <Entry icon={History} label="Historique" href="/History" onLeave={onLeave} />
          <Entry icon={ListVideo} label="Playlists" href="/Playlist" onLeave={onLeave} />
          <Entry icon={Settings} label="Paramètres" href="/Settings" onLeave={onLeave} />
          <li>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                onLeave?.()
                session.logout()
              }}
            >
              <LogOut size={20} aria-hidden="true" />
              <span>Se déconnecter</span>
            </button>
          </li>
        </Section>
      ) : (
        <Section title="Compte">
          <Entry icon={LogIn} label="Se connecter" href={routes.login} onLeave={onLeave} />
        </Section>
      )}
      {session.isSignedIn && <ModerationEntry onLeave={onLeave} />}
    </nav>
  )
}
