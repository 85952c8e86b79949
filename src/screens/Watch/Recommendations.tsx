import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import type { WatchQuery } from '../../graphql/generated/graphql.ts'
import * as styles from './Recommendations.styles.ts'

/** Renders what to watch next: beside the video if there is room, otherwise under it. */
export function Recommendations({ items }: { items: WatchQuery['recommendations'] }) {
  if (items.length === 0) return null
  // What is said of several says little.
  const isOnlyOne = (reason: string | null): boolean => items.filter((item) => item.reason === reason).length === 1
  return (
    <aside aria-labelledby="recommendations">
      <h2 id="recommendations" className={styles.title}>
        Recommandations
      </h2>
      <ul className={styles.list}>
        {items.map(({ content, reason }) => (
          <li key={content.id}>
            <VideoCard content={content} reason={isOnlyOne(reason) ? reason : null} isRecommended layout="row" />
          </li>
        ))}
      </ul>
    </aside>
  )
}
