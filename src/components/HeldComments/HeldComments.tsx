import { Check, X } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { HeldCommentsDocument, type HeldCommentsQuery, MoreHeldCommentsDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { HeldCommentDecision } from '../../machines/report/moderation/types.ts'
import { useModeration } from '../../machines/report/moderation/useModeration.ts'
import { watchPath } from '../../shared/routes.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useFocusAfterRemoval } from '../History/useFocusAfterRemoval.ts'
import { Link } from '../Link/Link.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { questionOf } from '../moderationQuestion.ts'
import { MoreButton } from '../MoreButton/MoreButton.tsx'
import { useMore } from '../MoreButton/useMore.ts'
import { RelativeTime } from '../RelativeTime.tsx'
import * as styles from './HeldComments.styles.ts'

type Page = HeldCommentsQuery['heldComments']
type HeldComment = Page['items'][number]

const reasons = { newAccount: 'Nouveau compte', channel: 'Retenu par la chaîne', watchedWord: 'Mot surveillé' } as const

/** `channelId`: those under the videos of a channel that the viewer edits; without it `own`: those of the viewer's channel, or all of the site. */
type HeldCommentsProps = { own: boolean; channelId?: string }

/** Renders the comments that wait for validation. */
export function HeldComments({ own, channelId }: HeldCommentsProps) {
  const { reload, ...screen } = useScreen(
    // They come at any time, and others decide as well.
    { query: HeldCommentsDocument, variables: { own, channelId }, requestPolicy: 'cache-and-network' },
    ({ heldComments }) => heldComments,
  )
  const refresh = useCallback(() => reload(), [reload])
  if (screen.status === 'failed') return <LoadFailure failure={screen.failure} onRetry={refresh} />
  if (screen.status !== 'loaded') return <HeldCommentsSkeleton />
  return <Waiting page={screen.data} under={{ own, channelId }} onOutdated={refresh} />
}

type Under = { own: boolean; channelId: string | undefined }

function Waiting({ page, under, onOutdated }: { page: Page; under: Under; onOutdated: () => void }) {
  const moderation = useModeration(onOutdated)
  const rows = useRef<HTMLUListElement>(null)
  const focus = useFocusAfterRemoval(rows)
  const ask = (act: HeldCommentDecision['act'], { id, text, updatedAt }: HeldComment, button: HTMLElement): void => {
    focus.remember(button)
    moderation.ask({ act, comment: { id, text, updatedAt } })
  }
  return (
    <>
      {page.items.length === 0 && page.nextCursor === null ? (
        <EmptyState
          title="Aucun commentaire à valider"
          message={
            under.own ? 'Ceux qui attendront votre accord apparaîtront ici.' : 'Ceux qui attendront une validation apparaîtront ici.'
          }
        />
      ) : (
        <ul ref={rows} className={styles.list} aria-label="Commentaires à valider">
          {page.items.map((comment) => (
            <li key={comment.id}>
              <HeldCommentCard comment={comment} onAct={(act, button) => ask(act, comment, button)} />
            </li>
          ))}
        </ul>
      )}
      {page.nextCursor !== null && <More cursor={page.nextCursor} under={under} />}
      {moderation.act && (
        <ConfirmDialog
          {...questionOf(moderation.act)}
          open={moderation.isAsking}
          busy={moderation.isBusy}
          finalFocus={focus.target}
          onConfirm={() => {
            focus.goOn()
            moderation.confirm()
          }}
          onCancel={moderation.cancel}
        />
      )}
    </>
  )
}

function More({ cursor, under }: { cursor: string; under: Under }) {
  return <MoreButton more={useMore(MoreHeldCommentsDocument, (after) => ({ ...under, cursor: after }), cursor)} />
}

type HeldCommentCardProps = { comment: HeldComment; onAct: (act: HeldCommentDecision['act'], button: HTMLElement) => void }

function HeldCommentCard({
  comment: { id, text, author, content, reason, createdAt, updatedAt, viewerCanPublish },
  onAct,
}: HeldCommentCardProps) {
  const of = `le commentaire de ${author.username}`
  return (
    <article className={styles.card} aria-labelledby={`held-${id}`}>
      <Avatar name={author.username} src={author.avatarUrl} />
      <div className={styles.about}>
        <div className={styles.head}>
          <h2 className={styles.author} id={`held-${id}`}>
            {author.username}
          </h2>
          <span className={styles.meta}>
            <RelativeTime iso={createdAt} />
            {updatedAt !== null && ' (modifié)'}
          </span>
          <Badge tone="warning">{reasons[reason]}</Badge>
        </div>
        <blockquote className={styles.quote}>{text}</blockquote>
        <p className={styles.meta}>
          Sous <TextLink render={<Link href={watchPath(content.id)} />}>{content.title}</TextLink>
        </p>
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="small"
            icon={Check}
            aria-label={`Publier ${of}`}
            disabledReason={viewerCanPublish ? undefined : 'Seule la modération du site publie les commentaires des nouveaux comptes'}
            onPress={({ currentTarget }) => onAct('publish', currentTarget)}
          >
            Publier
          </Button>
          <Button size="small" icon={X} aria-label={`Refuser ${of}`} onPress={({ currentTarget }) => onAct('refuse', currentTarget)}>
            Refuser
          </Button>
        </div>
      </div>
    </article>
  )
}

const shapes = ['1', '2', '3']

function HeldCommentsSkeleton() {
  return (
    <Loading label="Chargement des commentaires à valider..." className={styles.list}>
      {shapes.map((shape) => (
        <div key={shape} className={styles.card}>
          <Skeleton shape="circle" />
          <div className={styles.about}>
            <Skeleton width="40%" />
            <Skeleton width="80%" />
            <Skeleton shape="block" width="12rem" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
