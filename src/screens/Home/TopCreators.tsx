import { CreatorCard } from '../../components/CreatorCard/CreatorCard.tsx'
import type { CardChannelFragment } from '../../graphql/generated/graphql.ts'
import * as styles from './TopCreators.styles.ts'

/** Shown to guests: channels to follow. */
export function TopCreators({ channels }: { channels: readonly CardChannelFragment[] }) {
  return (
    <section aria-labelledby="top-creators">
      <h2 id="top-creators">Top Créateurs</h2>
      <ul className={styles.grid}>
        {channels.map((channel) => (
          <li key={channel.id}>
            <CreatorCard channel={channel} />
          </li>
        ))}
      </ul>
    </section>
  )
}
