import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useFlow } from '../../../machines/common/flows.ts'
import { ReportDialog } from '../../../components/ReportDialog/ReportDialog.tsx'
import type { WatchContentFragment } from '../../../graphql/generated/graphql.ts'
import { useIsPageVisible, useLiveComments } from '../../../graphql/useLiveComments.ts'
import { useReport } from '../../../machines/report/report/useReport.ts'
import { useSession } from '../../../machines/session/session/useSession.ts'
import { formatCount } from '../../../shared/format/count.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { CommentInFocus } from './CommentInFocus.tsx'
import { withoutCommentInFocus } from './commentInFocus.ts'
import { CommentList } from './CommentList.tsx'
import * as styles from './Comments.styles.ts'
import { type AskedBlock, type AskedDeletion, CommentsContext, type CommentsOf } from './CommentsContext.ts'
import { commentSortOf, withCommentSort } from './commentSort.ts'
import { Composer } from './Composer.tsx'
import { useCommentInFocus } from './useCommentInFocus.ts'

const orders = [
  { sort: 'recent', label: 'Plus récents' },
  { sort: 'popular', label: 'Plus populaires' },
] as const

function closedSentence({ details, channel }: WatchContentFragment): string {
  if (!details.commentsOpen) return 'Les commentaires de cette vidéo sont fermés.'
  return channel.commenting === 'blocked' ? 'Cette chaîne ne prend plus vos commentaires.' : 'Cette chaîne ne prend plus de commentaires.'
}

/** Renders a video's comments, live while the page is visible. */
export function Comments({ content }: { content: WatchContentFragment }) {
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const isVisible = useIsPageVisible()
  useLiveComments(content.id, !isVisible)
  const drawDeletion = useFlow('commentDeletionDialog')
  const [asked, setAsked] = useState<AskedDeletion['asked'] | null>(null)
  const drawBlock = useFlow('commenterBlockDialog')
  const [askedBlock, setAskedBlock] = useState<AskedBlock['asked'] | null>(null)

  const contentId = content.id
  const ownerId = content.channel.owner.id
  const channelId = content.channel.id
  const canEdit = content.viewerCanEdit
  const askToBlock = useCallback<CommentsOf['askToBlock']>((person) => setAskedBlock({ person: { ...person, channelId } }), [channelId])
  const viewerId = user?.id ?? null
  const isOpen = content.details.commentsOpen && content.channel.commenting === 'open'
  const askToDelete = useCallback(
    // The pressed button unmounts with its comment.
    (commentId: string) => setAsked({ commentId, onDeleted: () => heading.current?.focus() }),
    [],
  )
  const report = useReport(`comments ${contentId}`)
  const openReport = report.open
  const askToReport = useCallback((id: string) => openReport({ kind: 'comment', id }), [openReport])
  const of = useMemo(
    () => ({ contentId, ownerId, canEdit, viewerId, isOpen, askToDelete, askToReport, askToBlock }),
    [contentId, ownerId, canEdit, viewerId, isOpen, askToDelete, askToReport, askToBlock],
  )
  const sort = commentSortOf(search)
  const inFocus = useCommentInFocus(contentId)
  const showAll = (): void => {
    setSearch(withoutCommentInFocus, { replace: true })
    // The pressed button unmounts with its comment.
    heading.current?.focus()
  }

  return (
    <CommentsContext value={of}>
      <div className={styles.comments}>
        <div className={styles.head}>
          <h2 ref={heading} className={styles.title} tabIndex={-1}>
            Commentaires <span className={styles.count}>({formatCount(content.commentsCount)})</span>
          </h2>
          {content.commentsCount > 1 && (
            <div className={styles.sort} role="group" aria-label="Trier les commentaires">
              {orders.map((order) => (
                <Chip
                  key={order.sort}
                  selected={order.sort === sort}
                  onPress={() => setSearch((now) => withCommentSort(now, order.sort), { replace: true })}
                >
                  {order.label}
                </Chip>
              ))}
            </div>
          )}
        </div>
        {inFocus && <CommentInFocus key={inFocus.id} comment={inFocus} onAll={showAll} />}
        {isOpen ? <Composer /> : <p className={styles.closed}>{closedSentence(content)}</p>}
        <CommentList key={sort} sort={sort} leftOutId={inFocus?.id} />
        <ReportDialog report={report} />
      </div>
      {asked && drawDeletion({ asked })}
      {askedBlock && drawBlock({ asked: askedBlock })}
    </CommentsContext>
  )
}
