import { Loading } from '../../../ui/Skeleton/Loading.tsx'
import { CommentShapes } from './CommentShapes.tsx'

export function CommentsSkeleton() {
  return (
    <Loading label="Chargement des commentaires...">
      <CommentShapes />
    </Loading>
  )
}
