import { LinkButton } from '../ui/LinkButton/LinkButton.tsx'
import { Link } from './Link/Link.tsx'

/** Beside the heading of a row or section: leads to all of it. */
export function SeeMore({ title, href }: { title: string; href: string }) {
  return (
    <LinkButton variant="ghost" size="small" render={<Link href={href} aria-label={`Voir plus : ${title}`} />}>
      Voir plus
    </LinkButton>
  )
}
