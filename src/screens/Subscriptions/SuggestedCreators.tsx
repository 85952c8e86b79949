import { CreatorCard } from '../../components/CreatorCard/CreatorCard.tsx'
import { SeeMore } from '../../components/SeeMore.tsx'
import { CreatorsDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { routes } from '../../shared/routes.ts'
import * as styles from './Subscriptions.styles.ts'

/** Two rows on a phone, one on a desktop. */
const most = 6

/** Renders the most followed channels for somebody whose feed is empty. It is an addition: nothing when it cannot be loaded. */
export function SuggestedCreators() {
  const screen = useScreen({ query: CreatorsDocument, variables: {} }, ({ channels }) => channels.items)
  if (screen.status !== 'loaded' || screen.data.length === 0) return null
  return (
    <section aria-labelledby="suggested">
      <div className={styles.head}>
        <h3 id="suggested" className={styles.suggested}>
          Des créateurs à suivre
        </h3>
        <SeeMore title="Créateurs" href={routes.creators} />
      </div>
      <ul className={styles.creators}>
        {screen.data.slice(0, most).map((channel) => (
          <li key={channel.id}>
            <CreatorCard channel={channel} />
          </li>
        ))}
      </ul>
    </section>
  )
}
