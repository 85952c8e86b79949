import { type Key, type ReactNode, useState } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { useScreen } from '../../graphql/useScreen.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import * as styles from './Administration.styles.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { useRefresh } from './useRefresh.ts'

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor?: string | null | undefined }

type PagesProps<Data, Variables extends AnyVariables, Item> = {
  /** when the screen has asked for it together with other things */
  first?: Page<Item>
  document: TypedDocumentNode<Data, Variables>
  /** @param cursor null for the first page */
  variablesAt: (cursor: string | null) => Variables
  select: (data: Data) => Page<Item>
  keyOf: (item: Item) => Key
  children: (item: Item) => ReactNode
  loadingLabel: string
  /** asks for what is shown again at this interval, while the page is visible */
  refreshMs?: number
  empty: { title: string; message?: string; heading: 'h2' | 'h3' }
}

/** Renders a list page by page: each page asks for its own part, so that what changes is asked for again where it stands. */
export function Pages<Data, Variables extends AnyVariables, Item>(props: PagesProps<Data, Variables, Item>) {
  return props.first ? <Rows {...props} page={props.first} isFirst /> : <AskedPage {...props} cursor={null} />
}

function AskedPage<Data, Variables extends AnyVariables, Item>(props: PagesProps<Data, Variables, Item> & { cursor: string | null }) {
  const { document: query, variablesAt, select, loadingLabel, cursor, refreshMs } = props
  const { reload, ...screen } = useScreen(
    // Other administrators change these lists as well.
    { query, variables: variablesAt(cursor), requestPolicy: 'cache-and-network' },
    select,
  )
  useRefresh(reload, refreshMs)
  if (screen.status === 'failed') return <LoadFailure failure={screen.failure} onRetry={reload} />
  if (screen.status !== 'loaded') return <RowsSkeleton label={loadingLabel} />
  return <Rows {...props} page={screen.data} isFirst={cursor === null} />
}

function Rows<Data, Variables extends AnyVariables, Item>(
  props: PagesProps<Data, Variables, Item> & { page: Page<Item>; isFirst: boolean },
) {
  const { page, isFirst, keyOf, children, empty } = props
  const { items, nextCursor = null } = page
  const [isMoreShown, setMoreShown] = useState(false)
  if (items.length === 0 && isFirst) return <EmptyState {...empty} />
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {nextCursor !== null &&
        (isMoreShown ? (
          <AskedPage {...props} cursor={nextCursor} />
        ) : (
          <Button className={styles.more} onPress={() => setMoreShown(true)}>
            Afficher plus
          </Button>
        ))}
    </>
  )
}
