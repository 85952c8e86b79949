import { Link } from '../../components/Link/Link.tsx'
import { searchPath } from '../../shared/routes.ts'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'

/** The query holds a typo: these are the results of what it most likely means. */
export function Corrected({ corrected }: { corrected: string }) {
  return (
    <p>
      Essayez avec <TextLink render={<Link href={searchPath(corrected)} />}>{corrected}</TextLink> : ce sont ces résultats qui sont
      affichés.
    </p>
  )
}
