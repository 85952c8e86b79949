import {
  Captions,
  ChartColumn,
  Eye,
  EyeOff,
  Globe,
  Heart,
  Lock,
  type LucideIcon,
  MessageCircle,
  Pencil,
  RotateCw,
  Trash2,
  Upload,
} from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import { Thumbnail } from '../../components/VideoCard/Thumbnail.tsx'
import type { DashboardContentFragment } from '../../graphql/generated/graphql.ts'
import type { ConversionRetry } from '../../machines/content/conversionRetry/useConversionRetry.ts'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'
import { formatLongDate } from '../../shared/format/date.ts'
import { quoted } from '../../shared/format/quote.ts'
import { captionsEditorPath, videoStatisticsPath } from '../../shared/rarePaths.ts'
import { watchPath } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { IconLink } from '../../ui/IconLink/IconLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { MediaStatus } from './MediaStatus.tsx'
import { isScheduled, scheduleText } from './schedule.ts'
import * as styles from './OwnVideo.styles.ts'

type OwnVideoProps = {
  content: DashboardContentFragment
  isSelected: boolean
  /** `isRange`: everything between the last one and this one */
  onSelect: (isRange: boolean) => void
  onEdit: () => void
  onResume: () => void
  retry: ConversionRetry
  onDelete: () => void
}

/** After these failures the file is kept, and another attempt may succeed. */
const passingFailures: ReadonlySet<string> = new Set(['CONVERSION_FAILED', 'TOO_LONG'])

const canRepeat = ({ state, failure }: DashboardContentFragment['media']): boolean =>
  (state === 'failed' || state === 'complete') && failure !== null && passingFailures.has(failure.code)

/** Renders one of the creator's videos: figures, conversion and actions. */
export function OwnVideo({ content, isSelected, onSelect, onEdit, onResume, retry, onDelete }: OwnVideoProps) {
  const isBrokenOff = content.media.state === 'awaitingFile'
  return (
    <article className={styles.video} data-selected={isSelected || undefined}>
      <Checkbox
        className={styles.select}
        label={`Sélectionner ${quoted(content.title)}`}
        hideLabel
        checked={isSelected}
        onToggle={onSelect}
      />
      {/* The title is the same link, for keyboards and screen readers. */}
      <Link className={styles.picture} href={watchPath(content.id)} tabIndex={-1} aria-hidden="true">
        <Thumbnail src={content.thumbnailUrl} duration={content.duration || null} />
      </Link>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <Link className={styles.link} href={watchPath(content.id)}>
              {content.title}
            </Link>
          </h3>
          <VisibilityBadge content={content} />
        </div>
        {content.description.trim() !== '' && <p className={styles.description}>{content.description}</p>}
        <MediaStatus media={content.media} />
        {canRepeat(content.media) && (
          <Button
            className={styles.repeat}
            size="small"
            variant="outline"
            icon={RotateCw}
            busy={retry.busyId === content.id}
            busyLabel="Un instant..."
            disabled={retry.busyId !== null && retry.busyId !== content.id}
            aria-label={`Recommencer la conversion de ${quoted(content.title)}`}
            onPress={() => retry.repeat(content.id)}
          >
            Recommencer la conversion
          </Button>
        )}
        {isScheduled(content.details) && <p className={styles.schedule}>{scheduleText(content.details)}</p>}
        {isBrokenOff && (
          <div className={styles.brokenOff}>
            <p>L’envoi du fichier n’est pas allé jusqu’au bout.</p>
            <Button size="small" icon={Upload} aria-label={`Reprendre l’envoi de ${quoted(content.title)}`} onPress={onResume}>
              Reprendre l’envoi
            </Button>
            <Button size="small" variant="outline" icon={Trash2} aria-label={`Supprimer ${quoted(content.title)}`} onPress={onDelete}>
              Supprimer
            </Button>
          </div>
        )}
        <div className={styles.foot}>
          <ul className={styles.facts}>
            <Figure icon={Eye} count={content.viewsCount} one="vue" many="vues" />
            <Figure icon={Heart} count={content.likesCount} one="j’aime" many="j’aime" />
            <Figure icon={MessageCircle} count={content.commentsCount} one="commentaire" many="commentaires" />
            <li>
              <time dateTime={content.createdAt}>{formatLongDate(content.createdAt)}</time>
            </li>
          </ul>
          <div className={styles.actions}>
            <IconLink
              icon={ChartColumn}
              label={`Statistiques de ${quoted(content.title)}`}
              render={<Link href={videoStatisticsPath(content.id)} />}
            />
            <IconLink
              icon={Captions}
              label={`Sous-titres et montage de ${quoted(content.title)}`}
              render={<Link href={captionsEditorPath(content.id)} />}
            />
            <IconButton icon={Pencil} label={`Modifier ${quoted(content.title)}`} tooltip="Modifier" onPress={onEdit} />
            {!isBrokenOff && (
              <IconButton icon={Trash2} label={`Supprimer ${quoted(content.title)}`} tooltip="Supprimer" onPress={onDelete} />
            )}
          </div>
        </div>
      </div>
    </article>
  )
}

function VisibilityBadge({ content: { isHidden, visibility } }: Pick<OwnVideoProps, 'content'>) {
  if (isHidden) {
    return (
      <Badge icon={EyeOff} tone="danger">
        Masquée par la modération
      </Badge>
    )
  }
  const isPublic = visibility === 'public'
  return (
    <Badge icon={isPublic ? Globe : Lock} tone={isPublic ? 'success' : 'neutral'}>
      {isPublic ? 'Publique' : 'Privée'}
    </Badge>
  )
}

function Figure({ icon: Icon, count, one, many }: { icon: LucideIcon; count: number; one: string; many: string }) {
  return (
    <li className={styles.figure}>
      <Icon size={16} aria-hidden="true" />
      <span aria-hidden="true">{formatCount(count)}</span>
      <VisuallyHidden>{formatQuantity(count, one, many)}</VisuallyHidden>
    </li>
  )
}
