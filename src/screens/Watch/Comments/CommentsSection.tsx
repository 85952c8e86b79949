import { lazy, Suspense } from 'react'
import type { WatchContentFragment } from '../../../graphql/generated/graphql.ts'
import { CommentsSkeleton } from './CommentsSkeleton.tsx'

const Comments = lazy(async () => ({ default: (await import('./FoldedComments.tsx')).FoldedComments }))

/** Their code comes after the player's: nobody reads comments before the film is there. */
export function CommentsSection({ content, className }: { content: WatchContentFragment; className: string | undefined }) {
  return (
    <section className={className} aria-label="Commentaires">
      <Suspense fallback={<CommentsSkeleton />}>
        <Comments content={content} />
      </Suspense>
    </section>
  )
}
