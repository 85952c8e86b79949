import { Play, RotateCcw, Trash2 } from 'lucide-react'
import type { HistoryItemFragment } from '../../graphql/generated/graphql.ts'
import { watchedShare } from '../../shared/resume.ts'
import { resumePosition } from '../../shared/resumePosition.ts'
import { creatorPath, playState, watchPath } from '../../shared/routes.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Link } from '../Link/Link.tsx'
import { RelativeTime } from '../RelativeTime.tsx'
import { VerifiedMark } from '../VerifiedMark.tsx'
import * as surface from '../VideoCard/cardSurface.styles.ts'
import { Thumbnail } from '../VideoCard/Thumbnail.tsx'
import { ViewsAndDate } from '../ViewsAndDate.tsx'
import { quoted } from '../../shared/format/quote.ts'
import * as styles from './HistoryItem.styles.ts'

/** Renders one watched video: opens it, resumes it, or removes it from the history. */
export function HistoryItem({ entry, onRemove }: { entry: HistoryItemFragment; onRemove: (button: HTMLElement) => void }) {
  const { content, watchedAt } = entry
  const isUnfinished = resumePosition(content.viewerPosition, content.duration) !== null
  return (
    <article className={styles.item}>
      <div className={styles.picture}>
        <Thumbnail
          src={content.thumbnailUrl}
          duration={content.duration}
          watched={watchedShare(content.viewerPosition, content.duration)}
        />
      </div>
      <div className={styles.text}>
        <h3 className={surface.title}>
          <Link className={surface.link} href={watchPath(content.id)}>
            {content.title}
          </Link>
        </h3>
        <p className={styles.meta}>
          <span className={styles.channel}>
            <Link className={styles.channelName} href={creatorPath(content.channel.owner.username)}>
              {content.channel.name}
            </Link>
            {content.channel.isVerified && <VerifiedMark />}
          </span>
        </p>
        <p className={styles.meta}>
          <ViewsAndDate views={content.viewsCount} createdAt={content.createdAt} />
        </p>
        <p className={styles.meta}>
          Regardée <RelativeTime iso={watchedAt} />
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton
          size="small"
          icon={isUnfinished ? Play : RotateCcw}
          render={
            <Link
              href={watchPath(content.id)}
              state={playState}
              aria-label={`${isUnfinished ? 'Reprendre' : 'Revoir'} ${quoted(content.title)}`}
            />
          }
        >
          {isUnfinished ? 'Reprendre' : 'Revoir'}
        </LinkButton>
        <IconButton
          icon={Trash2}
          size="small"
          label={`Retirer ${quoted(content.title)} de l’historique`}
          tooltip="Retirer de l’historique"
          onPress={({ currentTarget }) => onRemove(currentTarget)}
        />
      </div>
    </article>
  )
}
