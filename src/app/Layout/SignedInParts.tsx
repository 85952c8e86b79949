import { ShieldCheck } from 'lucide-react'
import { mayModerate } from '../../machines/user/user.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { Entry, type EntryProps, Section } from './NavigationEntry.tsx'

export { Bell } from './Bell/Bell.tsx'

/** Renders the sidebar's section for moderators and administrators. */
export function ModerationEntry({ onLeave }: Pick<EntryProps, 'onLeave'>) {
  const { user } = useSession()
  if (!mayModerate(user)) return null
  return (
    <Section title="Équipe">
      <Entry icon={ShieldCheck} label="Modération" href={routes.moderation} onLeave={onLeave} />
    </Section>
  )
}
