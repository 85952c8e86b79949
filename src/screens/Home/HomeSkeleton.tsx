import { CreatorCardSkeleton } from '../../components/CreatorCard/CreatorCardSkeleton.tsx'
import { VideoCardSkeleton } from '../../components/VideoCard/VideoCardSkeleton.tsx'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import styles from './Home.module.css'
import creators from './TopCreators.module.css'

const cards = ['1', '2', '3']

/** The home page before its answer, in its final shape: nothing moves when the answer comes. */
export function HomeSkeleton({ withCreators }: { withCreators: boolean }) {
  return (
    <Loading label="Chargement des vidéos..." className={styles.home}>
      {['Recommandations', 'Tendances'].map((title) => (
        <Carousel key={title} title={title}>
          {cards.map((card) => (
            <VideoCardSkeleton key={card} />
          ))}
        </Carousel>
      ))}
      {withCreators && (
        <section>
          <h2>Top Créateurs</h2>
          <div className={creators.grid}>
            {cards.map((card) => (
              <CreatorCardSkeleton key={card} />
            ))}
          </div>
        </section>
      )}
    </Loading>
  )
}
