import { formatQuantity } from '../shared/format/count.ts'
import { RelativeTime } from './RelativeTime.tsx'

/** «12.4K vues · il y a 3 jours». @param props.createdAt ISO 8601 */
export function ViewsAndDate({ views, createdAt }: { views: number; createdAt: string }) {
  return (
    <>
      {formatQuantity(views, 'vue', 'vues')} <span aria-hidden="true">·</span> <RelativeTime iso={createdAt} />
    </>
  )
}
