import { VideoCardSkeleton } from '../../components/VideoCard/VideoCardSkeleton.tsx'
import { PlayerFrame } from '../../components/Player/PlayerFrame.tsx'
import { ViewsAndDate } from '../../components/ViewsAndDate.tsx'
import type { CardContentFragment, WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { CommentShapes } from './Comments/CommentShapes.tsx'
import { Creator } from './Creator.tsx'
import { PlaylistSlot } from './PlaylistSlot.tsx'
import * as list from './Recommendations.styles.ts'
import * as styles from './Watch.styles.ts'

const cards = ['1', '2', '3', '4', '5']

type WatchSkeletonProps = {
  id: string
  /** what a card has loaded, or the server for everybody; null before anything is known */
  preview: CardContentFragment | WatchContentFragment | null
  isCold: boolean
}

/** Renders the skeleton of the page, with the picture and the title as soon as they are known. */
export function WatchSkeleton({ id, preview, isCold }: WatchSkeletonProps) {
  return (
    <Loading label="Chargement de la vidéo..." isPage={preview === null} className={styles.page}>
      <div className={styles.main}>
        <div className={styles.player} data-place="player">
          {preview ? <PlayerFrame posterUrl={preview.thumbnailUrl} /> : <Skeleton shape="thumbnail" />}
        </div>
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
