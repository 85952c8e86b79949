import { Check, Eye, EyeOff } from 'lucide-react'
import { Link } from '../Link/Link.tsx'
import { RelativeTime } from '../RelativeTime.tsx'
import { Thumbnail } from '../VideoCard/Thumbnail.tsx'
import type { ReportItemFragment } from '../../graphql/generated/graphql.ts'
import type { ReportDecision } from '../../machines/report/moderation/types.ts'
import { quoted } from '../../shared/format/quote.ts'
import { creatorPath, watchPath } from '../../shared/routes.ts'
import { reportMessages, reportReasons } from '../../shared/validation/report.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './ReportCard.styles.ts'

const kindLabels = { content: 'Vidéo', comment: 'Commentaire', channel: 'Chaîne' } as const
const hiddenLabels = { content: 'vidéo masquée', comment: 'commentaire masqué', channel: 'chaîne masquée' } as const

type ReportCardProps = { report: ReportItemFragment; onAct: (act: ReportDecision['act'], button: HTMLElement) => void }

/** Renders one report: its subject, the reason, the reporter, and the possible or past decision. */
export function ReportCard({ report, onAct }: ReportCardProps) {
  const { subject, reason, text, reporter, createdAt, status } = report
  return (
    <article className={styles.card} aria-labelledby={`report-${report.id}`}>
      <div className={styles.badges}>
        <Badge>{kindLabels[subject.kind]}</Badge>
        <Badge tone="warning">{reportReasons[reason]}</Badge>
        {subject.isHidden && (
          <Badge tone="danger" icon={EyeOff}>
            {subject.kind === 'comment' ? 'Masqué' : 'Masquée'}
          </Badge>
        )}
      </div>
      <Subject report={report} />
      <div className={styles.report}>
        <p className={styles.meta}>
          Signalement de <b>{reporter?.username ?? 'compte supprimé'}</b> · <RelativeTime iso={createdAt} />
        </p>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      {status === 'closed' && <Decision report={report} />}
      <Actions report={report} onAct={onAct} />
    </article>
  )
}

function Subject({ report: { id, subject } }: Pick<ReportCardProps, 'report'>) {
  const { kind, text, author, content, thumbnailUrl } = subject
  const titleId = `report-${id}`
  if (kind === 'comment') {
    return (
      <div className={styles.subject}>
        <Avatar name={author.username} src={author.avatarUrl} />
        <div className={styles.about}>
          <h2 className={styles.author} id={titleId}>
            {author.username}
          </h2>
          <blockquote className={styles.quote}>{text}</blockquote>
          {content && (
            <p className={styles.meta}>
              Sous <TextLink render={<Link href={watchPath(content.id)} />}>{content.title}</TextLink>
            </p>
          )}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.subject}>
      {kind === 'content' ? (
        <div className={styles.picture}>
          <Thumbnail src={thumbnailUrl} duration={null} />
        </div>
      ) : (
        <Avatar name={text} src={author.avatarUrl} size={48} />
      )}
      <div className={styles.about}>
        <h2 className={styles.title} id={titleId}>
          <TextLink quiet render={<Link href={kind === 'content' ? watchPath(subject.id) : creatorPath(author.username)} />}>
            {text}
          </TextLink>
        </h2>
        <p className={styles.meta}>
          {kind === 'content' ? 'Publiée par' : 'Tenue par'}{' '}
          <TextLink render={<Link href={creatorPath(author.username)} />}>{author.username}</TextLink>
        </p>
      </div>
    </div>
  )
}

function Decision({ report: { subject, decision, closedBy, closedAt } }: Pick<ReportCardProps, 'report'>) {
  return (
    <p className={styles.decision}>
      {decision === 'hidden' ? <EyeOff size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
      <span>
        Décision : {decision === 'hidden' ? hiddenLabels[subject.kind] : 'sans suite'}
        {closedBy && (
          <>
            , par <b>{closedBy.username}</b>
          </>
        )}
        {closedAt !== null && (
          <>
            {' '}
            · <RelativeTime iso={closedAt} />
          </>
        )}
      </span>
    </p>
  )
}

function Actions({ report: { subject, status }, onAct }: ReportCardProps) {
  const about = quoted(subject.text)
  if (status === 'closed') {
    if (!subject.isHidden) return null
    return (
      <div className={styles.actions}>
        <Button icon={Eye} aria-label={`Montrer de nouveau ${about}`} onPress={({ currentTarget }) => onAct('show', currentTarget)}>
          Montrer de nouveau
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <Button
        variant="danger"
        icon={EyeOff}
        aria-label={`Masquer ${about}`}
        disabledReason={subject.kind === 'channel' ? reportMessages.channelCannotBeHidden : undefined}
        onPress={({ currentTarget }) => onAct('hide', currentTarget)}
      >
        Masquer
      </Button>
      <Button icon={Check} aria-label={`Classer sans suite ${about}`} onPress={({ currentTarget }) => onAct('keep', currentTarget)}>
        Classer sans suite
      </Button>
    </div>
  )
}
