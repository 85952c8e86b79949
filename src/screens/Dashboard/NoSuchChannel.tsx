import { Link } from '../../components/Link/Link.tsx'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { ChannelChoice } from './ChannelChoice.tsx'
import * as styles from './Dashboard.styles.ts'

/** Shown for an address of a channel that the user does not edit, or no longer does. */
export function NoSuchChannel() {
  return (
    <div className={styles.page}>
      <div className={styles.choice}>
        <ChannelChoice />
      </div>
      <EmptyState
        heading="h1"
        title="Chaîne introuvable"
        message="Elle n’existe plus, ou vous ne faites plus partie de son équipe."
        action={
          <LinkButton variant="primary" render={<Link href={routes.dashboard} />}>
            Ma chaîne
          </LinkButton>
        }
      />
    </div>
  )
}
