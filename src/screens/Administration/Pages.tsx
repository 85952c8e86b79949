import { type Key, type ReactNode, useState } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { useScreen } from '../../graphql/useScreen.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Administration.styles.ts'

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor?: string | null | undefined }

type PagesProps<Data, Variables extends AnyVariables, Item> = {
  document: TypedDocumentNode<Data, Variables>
  /** @param cursor null for the first page */
  variablesAt: (cursor: string | null) => Variables
  select: (data: Data) => Page<Item>
  keyOf: (item: Item) => Key
  children: (item: Item) => ReactNode
  loadingLabel: string
  empty: { title: string; message?: string }
  cursor?: string | null
}

/** Renders a list page by page: each page asks for its own part, so that what changes is asked for again where it stands. */
export function Pages<Data, Variables extends AnyVariables, Item>(props: PagesProps<Data, Variables, Item>) {
  const { document, variablesAt, select, keyOf, children, loadingLabel, empty, cursor = null } = props
  const { reload, ...screen } = useScreen(
    // Other administrators change these lists as well.
    { query: document, variables: variablesAt(cursor), requestPolicy: 'cache-and-network' },
    select,
  )
  const [isMoreShown, setMoreShown] = useState(false)
  if (screen.status === 'failed') return <ErrorPanel message={screen.failure.message} onRetry={reload} />
  if (screen.status !== 'loaded') return <RowsSkeleton label={loadingLabel} />
  const { items, nextCursor = null } = screen.data
  if (items.length === 0 && cursor === null) return <EmptyState {...empty} heading="h3" />
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {nextCursor !== null &&
        (isMoreShown ? (
          <Pages {...props} cursor={nextCursor} />
        ) : (
          <Button className={styles.more} onPress={() => setMoreShown(true)}>
            Afficher plus
          </Button>
        ))}
    </>
  )
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={styles.list}>
      {['1', '2', '3'].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.about}>
            <Skeleton width="40%" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
