import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type DashboardContentFragment, EditedContentDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'

type EditOfAddress = {
  /** the one that was opened last, which may be on no page of the list */
  opened: DashboardContentFragment | undefined
  /** why the video cannot be edited */
  failure: string | null
  /** undefined when that would change nothing */
  retry: (() => void) | undefined
  dismiss: () => void
}

function withoutEdit(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('edit')
  return next
}

/**
 * Opens the editing of the video that `?edit=` of the address names: its own page links here.
 * @param listed the videos that are shown; another one is fetched
 * @param onEdit keep it stable between renders
 */
export function useEditOfAddress(
  listed: readonly DashboardContentFragment[],
  onEdit: (content: DashboardContentFragment) => void,
): EditOfAddress {
  const [search, setSearch] = useSearchParams()
  const id = search.get('edit')
  const shown = listed.find((content) => content.id === id)
  const isFetched = id !== null && !shown
  const screen = useScreen({ query: EditedContentDocument, variables: { id: id ?? '' }, pause: !isFetched }, ({ content }) =>
    content?.viewerCanEdit ? content : null,
  )
  const fetched = isFetched && screen.status === 'loaded' && screen.data.id === id ? screen.data : undefined
  const wanted = shown ?? fetched
  const [opened, setOpened] = useState<DashboardContentFragment>()
  if (wanted && wanted !== opened) setOpened(wanted)
  const dismiss = (): void => setSearch(withoutEdit, { replace: true })
  useEffect(() => {
    if (!wanted) return
    onEdit(wanted)
    setSearch(withoutEdit, { replace: true })
  }, [wanted, onEdit, setSearch])
  const isFailed = isFetched && screen.status === 'failed'
  const isMissing = isFetched && screen.status === 'missing'
  return {
    opened,
    failure: isFailed ? pageMessages.loadVideo : isMissing ? pageMessages.videoNotEditable : null,
    retry: isFailed ? screen.reload : undefined,
    dismiss,
  }
}
