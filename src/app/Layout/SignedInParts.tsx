import { ShieldCheck, Upload, Wrench } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import { isAdministrator, mayModerate } from '../../machines/user/user.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { administrationRoute } from '../../shared/accountRoutes.ts'
import { routes } from '../../shared/routes.ts'
import { IconLink } from '../../ui/IconLink/IconLink.tsx'
import { AccountButton } from './Account/AccountButton.tsx'
import { Bell } from './Bell/Bell.tsx'
import { Entry, type EntryProps, Section } from './NavigationEntry.tsx'
import * as styles from './SignedInParts.styles.ts'

/** Renders what the bar has for members: the way to the upload, the bell, and the avatar with the menu of the account. */
export function BarParts() {
  return (
    <>
      <IconLink className={styles.upload} icon={Upload} label="Télécharger une vidéo" render={<Link href={routes.upload} />} />
      <Bell />
      <AccountButton />
    </>
  )
}

/** Renders the sidebar's section for moderators and administrators. */
export function ModerationEntry({ onLeave }: Pick<EntryProps, 'onLeave'>) {
  const { user } = useSession()
  if (!mayModerate(user)) return null
  return (
    <Section title="Équipe">
      <Entry icon={ShieldCheck} label="Modération" href={routes.moderation} onLeave={onLeave} />
      {isAdministrator(user) && <Entry icon={Wrench} label="Administration" href={administrationRoute} onLeave={onLeave} />}
    </Section>
  )
}
