import { MoreOnScroll } from '../../components/MoreButton/MoreOnScroll.tsx'
import { useMore } from '../../components/MoreButton/useMore.ts'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import { VideoGrid } from '../../components/VideoGrid/VideoGrid.tsx'
import { type CardContentFragment, HomeNewestDocument } from '../../graphql/generated/graphql.ts'
import * as styles from './Home.styles.ts'

const variablesAt = (cursor: string) => ({ cursor })

/** Renders the newest videos that stand nowhere above, in a grid that goes on. @param props.nextCursor null on the last page */
export function Newest({ contents, nextCursor }: { contents: readonly CardContentFragment[]; nextCursor: string | null }) {
  const more = useMore(HomeNewestDocument, variablesAt, nextCursor)
  if (contents.length === 0 && nextCursor === null) return null
  return (
    <section className={styles.newest} aria-labelledby="newest">
      <h2 id="newest">Dernières vidéos</h2>
      <VideoGrid label="Dernières vidéos">
        {contents.map((content) => (
          <li key={content.id}>
            <VideoCard content={content} />
          </li>
        ))}
      </VideoGrid>
      {nextCursor !== null && <MoreOnScroll more={more} nextCursor={nextCursor} />}
    </section>
  )
}
