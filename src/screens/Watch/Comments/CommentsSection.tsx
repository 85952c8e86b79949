import type { WatchContentFragment } from '../../../graphql/generated/graphql.ts'
import { lazyPart } from '../../../components/lazyPart.tsx'
import { CommentsSkeleton } from './CommentsSkeleton.tsx'

type CommentsProps = { content: WatchContentFragment }

const Comments = lazyPart<CommentsProps>(async () => (await import('./FoldedComments.tsx')).FoldedComments, {
  fallback: <CommentsSkeleton />,
})

/** Loads after the player's code: nobody reads comments before the video is shown. */
export function CommentsSection({ content, className }: CommentsProps & { className: string | undefined }) {
  return (
    <section className={className} aria-label="Commentaires">
      <Comments content={content} />
    </section>
  )
}
