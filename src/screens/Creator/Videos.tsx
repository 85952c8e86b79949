import { LayoutGrid, List } from 'lucide-react'
import { MoreButton } from '../../components/MoreButton/MoreButton.tsx'
import { useMore } from '../../components/MoreButton/useMore.ts'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import { CreatorVideosDocument } from '../../graphql/generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import type { ShownChannel } from './shownChannel.ts'
import { type CreatorView, isSort, sortLabels } from './creatorView.ts'
import * as styles from './Videos.styles.ts'

const sorts = Object.entries(sortLabels).flatMap(([value, label]) => (isSort(value) ? [{ value, label }] : []))

type VideosProps = {
  handle: string
  page: ShownChannel['contents']
  isRefreshing: boolean
  view: CreatorView
  onView: (change: Partial<CreatorView>) => void
}

export function Videos({ handle, page, isRefreshing, view: { sort, layout }, onView }: VideosProps) {
  const more = useMore(CreatorVideosDocument, (cursor) => ({ handle, sort, cursor }), page.nextCursor)
  if (page.items.length === 0) {
    return <EmptyState title="Aucune vidéo" message="Cette chaîne n’a pas encore publié de vidéo." />
  }
  return (
    <>
      <div className={styles.tools}>
        <SelectField label="Trier par" value={sort} options={sorts} onChange={(next) => onView({ sort: next })} />
        <div className={styles.layouts} role="group" aria-label="Présentation">
          <IconButton icon={LayoutGrid} label="Grille" pressed={layout === 'grid'} onPress={() => onView({ layout: 'grid' })} />
          <IconButton icon={List} label="Liste" pressed={layout === 'list'} onPress={() => onView({ layout: 'list' })} />
        </div>
      </div>
      <ul className={styles.videos} data-layout={layout} aria-label="Vidéos" aria-busy={isRefreshing || undefined}>
        {page.items.map((content, index) => (
          <li key={content.id}>
            <VideoCard content={content} layout={layout === 'list' ? 'row' : 'stack'} eager={index < 4} />
          </li>
        ))}
      </ul>
      {page.nextCursor !== null && <MoreButton more={more} />}
    </>
  )
}
