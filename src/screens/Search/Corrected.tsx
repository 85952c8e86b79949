import { Link } from '../../components/Link/Link.tsx'
import { searchPath } from '../../shared/routes.ts'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'

/** The query has a typo: these are the results for its most likely correction. */
export function Corrected({ corrected }: { corrected: string }) {
  return (
    <p>
      Essayez avec <TextLink render={<Link href={searchPath(corrected)} />}>{corrected}</TextLink> : ce sont ces résultats qui sont
      affichés.
    </p>
  )
}
