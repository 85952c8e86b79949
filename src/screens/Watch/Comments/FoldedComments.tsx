import { useId, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { WatchQuery } from '../../../graphql/generated/graphql.ts'
import { formatCount } from '../../../shared/format/count.ts'
import { Comments } from './Comments.tsx'
import styles from './FoldedComments.module.css'

/**
 * In a single column the comments are folded above the recommendations, with the first one in sight; the style sheet
 * knows how many columns there are.
 */
export function FoldedComments({ content }: { content: NonNullable<WatchQuery['content']> }) {
  const id = useId()
  // A link that says their order is about them.
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(() => search.has('sort'))
  const first = content.comments?.items[0]
  return (
    <>
      <button className={styles.fold} type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className={styles.title}>Commentaires ({formatCount(content.commentsCount)})</span>
        {first && !isOpen && <span className={styles.preview}>{first.text}</span>}
      </button>
      <div id={id} className={styles.content} data-open={isOpen || undefined}>
        <Comments content={content} />
      </div>
    </>
  )
}
