import { Plus } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import { routes } from '../../shared/routes.ts'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

export function NewVideo() {
  return (
    <LinkButton variant="primary" icon={Plus} render={<Link href={routes.upload} />}>
      Nouvelle vidéo
    </LinkButton>
  )
}
