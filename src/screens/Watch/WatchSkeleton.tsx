import { VideoCardSkeleton } from '../../components/VideoCard/VideoCardSkeleton.tsx'
import { PlayerFrame } from '../../components/Player/PlayerFrame.tsx'
import { ViewsAndDate } from '../../components/ViewsAndDate.tsx'
import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { CommentShapes } from './Comments/CommentShapes.tsx'
import { Creator } from './Creator.tsx'
import { PlaylistSlot } from './PlaylistSlot.tsx'
import * as list from './Recommendations.styles.ts'
import * as styles from './Watch.styles.ts'

const cards = ['1', '2', '3', '4', '5']

/** Renders the skeleton of the page. After a click on a card, the card's thumbnail and title are cached and shown at once. */
export function WatchSkeleton({ id, preview, isCold }: { id: string; preview: CardContentFragment | null; isCold: boolean }) {
  return (
    <Loading label="Chargement de la vidéo..." isPage={preview === null} className={styles.page}>
      <div className={styles.main}>
        <div className={styles.player}>{preview ? <PlayerFrame posterUrl={preview.thumbnailUrl} /> : <Skeleton shape="thumbnail" />}</div>
        <div className={styles.details}>
          <div className={styles.head}>
            {preview ? (
              <h1 className={styles.title} tabIndex={-1}>
                {preview.title}
              </h1>
            ) : (
              <Skeleton width="60%" className={styles.title} />
            )}
            <p className={styles.meta}>
              {preview ? <ViewsAndDate views={preview.viewsCount} createdAt={preview.createdAt} /> : <Skeleton width="12rem" />}
            </p>
          </div>
          {preview && (
            <Creator channel={preview.channel}>
              <Skeleton shape="block" width="7rem" />
            </Creator>
          )}
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.below}>
        <CommentShapes />
      </div>
      <div className={styles.side}>
        <PlaylistSlot contentId={id} isComing={isCold} />
        <div>
          <Skeleton width="50%" className={list.title} />
          <div className={list.list}>
            {cards.map((card) => (
              <VideoCardSkeleton key={card} layout="row" />
            ))}
          </div>
        </div>
      </div>
    </Loading>
  )
}
