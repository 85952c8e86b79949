import type { DashboardContentFragment } from '../../graphql/generated/graphql.ts'
import { formatCount } from '../../shared/format/count.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import styles from './Dashboard.module.css'
import { NewVideo } from './NewVideo.tsx'
import { OwnVideo } from './OwnVideo.tsx'

/** @param props.total how many there are in all, on further pages too */
export function VideosTab({ contents, total }: { contents: readonly DashboardContentFragment[]; total: number }) {
  return (
    <section aria-labelledby="my-videos">
      <h2 id="my-videos">Mes vidéos ({formatCount(total)})</h2>
      {contents.length === 0 ? (
        <EmptyState
          heading="h3"
          title="Aucune vidéo pour le moment"
          message="Votre première vidéo apparaîtra ici, avec l’avancement de sa préparation."
          action={<NewVideo />}
        />
      ) : (
        <ul className={styles.videos}>
          {contents.map((content) => (
            <li key={content.id}>
              <OwnVideo content={content} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
