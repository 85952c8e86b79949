import { CircleUser, Compass, History, House, ListVideo, LogIn, LogOut, type LucideIcon, Rss, Settings, SquarePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { useSession } from '../../machines/session/useSession.ts'
import { explorePath, routes } from '../../shared/routes.ts'
import styles from './Navigation.module.css'

/** @param props.onLeave called when a link or the log-out is chosen: the drawer closes */
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
          {/* The capitals are the specification’s; the routes answer to both. */}
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
    </nav>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} aria-label={title}>
        {children}
      </ul>
    </div>
  )
}

type EntryProps = { icon: LucideIcon; label: string; href: string; onLeave: (() => void) | undefined }

function Entry({ icon: Icon, label, href, onLeave }: EntryProps) {
  const [path] = useLocation()
  const isCurrent = path.toLowerCase() === href.toLowerCase()
  return (
    <li>
      <Link className={styles.entry} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onLeave}>
        <Icon size={20} aria-hidden="true" />
        <span>{label}</span>
      </Link>
    </li>
  )
}
