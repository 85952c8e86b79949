import { CreatorCardSkeleton } from '../../components/CreatorCard/CreatorCardSkeleton.tsx'
import { SeeMore } from '../../components/SeeMore.tsx'
import { VideoCardSkeleton } from '../../components/VideoCard/VideoCardSkeleton.tsx'
import { explorePath } from '../../shared/routes.ts'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import * as styles from './Home.styles.ts'
import * as creators from './TopCreators.styles.ts'

const rows = [
  { title: 'Recommandations', more: explorePath('recommended') },
  { title: 'Tendances', more: explorePath('trending') },
]
const cards = ['1', '2', '3', '4']

/** Renders the skeleton of the home page, with its final layout, so that nothing shifts when the data arrives. */
export function HomeSkeleton({ withCreators }: { withCreators: boolean }) {
  return (
    <Loading label="Chargement des vidéos..." className={styles.home}>
      {rows.map(({ title, more }) => (
        <Carousel key={title} title={title} action={<SeeMore title={title} href={more} />}>
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
