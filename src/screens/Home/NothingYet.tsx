import { useEffect } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import { administratorRoleName } from '../../shared/roles.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { SiteGuide } from './SiteGuide.tsx'

/** Milliseconds between two checks. The demonstration library takes a minute to be created; its first videos appear without a reload. */
const pollIntervalMs = 5000

/** Shown on a site without any video: its operator is guided, everybody else has a way on. Refetches regularly while the page is visible. */
export function NothingYet({ onRefresh }: { onRefresh: (() => void) | null }) {
  const { user } = useSession()
  useEffect(() => {
    if (!onRefresh) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && onRefresh(), pollIntervalMs)
    return () => clearInterval(timer)
  }, [onRefresh])
  return user?.roleName === administratorRoleName ? <SiteGuide /> : <Invitation />
}

function Invitation() {
  const { isSignedIn, isCreator } = useSession()
  const [message, href, label] = !isSignedIn
    ? ['Inscrivez-vous pour publier la première.', `${routes.login}?tab=register`, 'S’inscrire']
    : isCreator
      ? ['Publiez la première.', routes.upload, 'Publier une vidéo']
      : ['Créez votre chaîne pour publier la première.', routes.dashboard, 'Devenir créateur']
  return (
    <EmptyState
      title="Aucune vidéo pour le moment"
      message={message}
      action={
        <LinkButton variant="primary" render={<Link href={href} />}>
          {label}
        </LinkButton>
      }
    />
  )
}
