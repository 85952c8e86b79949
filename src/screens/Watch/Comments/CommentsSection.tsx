import type { WatchContentFragment } from '../../../graphql/generated/graphql.ts'
import { lazyPart } from '../../../ui/overlay/lazyPart.tsx'
import { CommentsSkeleton } from './CommentsSkeleton.tsx'

type CommentsProps = { content: WatchContentFragment }

const Comments = lazyPart<CommentsProps>(async () => (await import('./FoldedComments.tsx')).FoldedComments, {
  meanwhile: <CommentsSkeleton />,
})

/** Their code comes after the player's: nobody reads comments before the film is there. */
export function CommentsSection({ content, className }: CommentsProps & { className: string | undefined }) {
  return (
    <section className={className} aria-label="Commentaires">
      <Comments content={content} />
    </section>
  )
}
