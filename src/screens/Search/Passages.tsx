import { Link } from '../../components/Link/Link.tsx'
import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { quoted } from '../../shared/format/quote.ts'
import { watchPath } from '../../shared/routes.ts'
import { Highlighted } from './Highlighted.tsx'
import * as styles from './Passages.styles.ts'

type PassagesProps = { contentId: string; title: string; passages: SearchQuery['search']['contents'][number]['passages'] }

/** Renders where the searched words are said in a video: each place is a link to its second. */
export function Passages({ contentId, title, passages }: PassagesProps) {
  return (
    <ul className={styles.passages} aria-label={`Ce qui est dit dans ${quoted(title)}`}>
      {passages.map(({ second, language, text }) => (
        <li key={`${second} ${text.map((part) => part.text).join('')}`}>
          <Link className={styles.passage} href={watchPath(contentId, second)}>
            <span className={styles.time}>{formatDuration(second)}</span>{' '}
            <span className={styles.said}>
              «{'\u202f'}
              <span lang={language}>
                <Highlighted fragments={text} />
              </span>
              {'\u202f'}»
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
