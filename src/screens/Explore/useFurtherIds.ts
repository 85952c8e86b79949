import { useMemo } from 'react'
import { useClient } from 'urql'
import { ExploreMoreDocument, type ExploreSource } from '../../graphql/generated/graphql.ts'

/** Returns the ids of the videos on the further pages of the main list, which the flow has loaded into the cache. */
export function useFurtherIds(source: ExploreSource, cursors: readonly string[]): ReadonlySet<string> {
  const client = useClient()
  return useMemo(() => {
    const pages = cursors.map((after) => client.readQuery(ExploreMoreDocument, { source, after }, { requestPolicy: 'cache-only' })?.data)
    return new Set(pages.flatMap((page) => page?.explore.items.map(({ content }) => content.id) ?? []))
  }, [client, source, cursors])
}
