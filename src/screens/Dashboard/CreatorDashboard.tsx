import { Plus } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import type { DashboardQuery } from '../../graphql/generated/graphql.ts'
import { useLiveChannelMedia } from '../../graphql/useLiveMedia.ts'
import { formatCount } from '../../shared/format/count.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import styles from './Dashboard.module.css'
import { OwnVideo } from './OwnVideo.tsx'
import { Statistics } from './Statistics.tsx'

const isOver = (state: string): boolean => state === 'complete' || state === 'failed'

export function CreatorDashboard({ dashboard }: { dashboard: NonNullable<DashboardQuery['dashboard']> }) {
  const { channel, statistics, contents } = dashboard
  useLiveChannelMedia(contents.every(({ media }) => isOver(media.state)))

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 tabIndex={-1}>Ma chaîne</h1>
          <p className={styles.channel}>{channel.name}</p>
        </div>
        <NewVideo />
      </header>
      <Statistics statistics={statistics} />
      <section aria-labelledby="my-videos">
        <h2 id="my-videos">Mes vidéos ({formatCount(statistics.totalVideos)})</h2>
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
    </div>
  )
}

function NewVideo() {
  return (
    <LinkButton variant="primary" icon={Plus} render={<Link href={routes.upload} />}>
      Nouvelle vidéo
    </LinkButton>
  )
}
