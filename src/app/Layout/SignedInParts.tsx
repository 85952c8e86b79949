import { ShieldCheck } from 'lucide-react'
import { mayModerate } from '../../machines/user.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { useFreshUser } from '../session/useFreshUser.ts'
import { Bell as BellButton } from './Bell/Bell.tsx'
import { Entry, type EntryProps, Section } from './NavigationEntry.tsx'

/** It stands on every page of a signed-in person: with it comes what the server knows of them by now. */
export function Bell() {
  useFreshUser()
  return <BellButton />
}

/** The sidebar's part for moderators and administrators. */
export function ModerationEntry({ onLeave }: Pick<EntryProps, 'onLeave'>) {
  const { user } = useSession()
  if (!mayModerate(user)) return null
  return (
    <Section title="Équipe">
      <Entry icon={ShieldCheck} label="Modération" href={routes.moderation} onLeave={onLeave} />
    </Section>
  )
}
