import { useId, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { WatchContentFragment } from '../../../graphql/generated/graphql.ts'
import { formatCount } from '../../../shared/format/count.ts'
import { commentInFocusOf } from './commentInFocus.ts'
import { Comments } from './Comments.tsx'
import * as styles from './FoldedComments.styles.ts'

/** The flows that the comments use: some load with them, the route provides the others. */
export type CommentsFlows =
  | 'commentArrivals'
  | 'commentDeletionDialog'
  | 'commenterBlockDialog'
  | 'commentForm'
  | 'commentMarks'
  | 'mentionSuggestions'
  | 'report'

/** In one column, the comments are folded above the recommendations. The style sheet decides how many columns there are. */
export function FoldedComments({ content }: { content: WatchContentFragment }) {
  const id = useId()
  // A link with a comment or a sort order of comments is about the comments: show them unfolded.
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(() => search.has('sort') || commentInFocusOf(search) !== null)
  return (
    <>
      <button className={styles.fold} type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className={styles.title}>Commentaires ({formatCount(content.commentsCount)})</span>
      </button>
      <div id={id} className={styles.content} data-open={isOpen || undefined}>
        <Comments content={content} />
      </div>
    </>
  )
}
