import { SeeMore } from '../../components/SeeMore.tsx'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import { VideoGrid } from '../../components/VideoGrid/VideoGrid.tsx'
import type { ExploreQuery } from '../../graphql/generated/graphql.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { searchPath } from '../../shared/routes.ts'
import * as styles from './Explore.styles.ts'

/** Renders a section for each popular hashtag: its trending videos, and a link to all of them. */
export function Categories({ categories }: { categories: ExploreQuery['categories'] }) {
  return categories.map(({ title, hashtag, contents }) => (
    <section key={hashtag.id} className={styles.section} aria-labelledby={`category-${hashtag.id}`}>
      <div className={styles.sectionHead}>
        <div>
          <h2 id={`category-${hashtag.id}`}>{title}</h2>
          <p className={styles.subtitle}>
            {formatQuantity(hashtag.contentsCount, 'vidéo', 'vidéos')} avec #{hashtag.name}
          </p>
        </div>
        <SeeMore title={title} href={searchPath(hashtag.name)} />
      </div>
      <VideoGrid label={title}>
        {contents.map((content) => (
          <li key={content.id}>
            <VideoCard content={content} />
          </li>
        ))}
      </VideoGrid>
    </section>
  ))
}
