import { useEffect, useRef } from 'react'
import type { DashboardContentFragment } from '../../graphql/generated/graphql.ts'

const isPublished = ({ media }: DashboardContentFragment): boolean => media.state === 'watchable' || media.state === 'complete'

/** Refetches the statistics when a video becomes watchable while the list is shown, since it then counts in «Total publié». */
export function usePublications(contents: readonly DashboardContentFragment[], reload: () => void): void {
  const waiting = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const before = waiting.current
    waiting.current = new Set(contents.filter((content) => !isPublished(content)).map(({ id }) => id))
    if (contents.some((content) => before.has(content.id) && isPublished(content))) reload()
  }, [contents, reload])
}
