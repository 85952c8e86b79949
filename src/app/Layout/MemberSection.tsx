import { CircleUser, History, ListVideo, LogOut, Rss, Settings, SquarePlay } from 'lucide-react'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import * as styles from './Navigation.styles.ts'
import { Entry, type EntryProps, Section } from './NavigationEntry.tsx'

/** Renders the sidebar's section for members. */
export function MemberSection({ onLeave }: Pick<EntryProps, 'onLeave'>) {
  const session = useSession()
  return (
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
  )
}
