import { Link } from '../../components/Link/Link.tsx'
import type { CardHashtagFragment } from '../../graphql/generated/graphql.ts'
import { formatCount } from '../../shared/format/count.ts'
import { searchPath } from '../../shared/routes.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import * as styles from './Explore.styles.ts'

/** Renders the most used hashtags; each links to its search. */
export function Tags({ hashtags }: { hashtags: readonly CardHashtagFragment[] }) {
  if (hashtags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label="Hashtags populaires">
      {hashtags.map(({ id, name, contentsCount }) => (
        <li key={id}>
          <Chip render={<Link href={searchPath(name)} />} count={formatCount(contentsCount)}>{`#${name}`}</Chip>
        </li>
      ))}
    </ul>
  )
}
