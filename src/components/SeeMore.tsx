import { LinkButton } from '../ui/LinkButton/LinkButton.tsx'
import { Link } from './Link/Link.tsx'

/** Renders the link beside the heading of a row or section, to the full list. */
export function SeeMore({ title, href }: { title: string; href: string }) {
  return (
    <LinkButton variant="ghost" size="small" render={<Link href={href} aria-label={`Voir plus : ${title}`} />}>
      Voir plus
    </LinkButton>
  )
}
