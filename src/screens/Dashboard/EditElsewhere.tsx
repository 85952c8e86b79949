import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { EditedContentDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { NoSuchChannel } from './NoSuchChannel.tsx'

/** Leads a person without a channel to the one of the video that the address wants to edit. @param props.id of the video */
export function EditElsewhere({ id }: { id: string }) {
  const [, setSearch] = useSearchParams()
  const screen = useScreen({ query: EditedContentDocument, variables: { id } }, ({ content }) =>
    content?.viewerCanEdit ? content.channel.id : null,
  )
  const channelId = screen.status === 'loaded' ? screen.data : undefined
  useEffect(() => {
    if (channelId !== undefined) setSearch({ channel: channelId, edit: id }, { replace: true })
  }, [channelId, id, setSearch])
  if (screen.status === 'missing') return <NoSuchChannel />
  if (screen.status === 'failed') return <ErrorPanel heading="h1" message={pageMessages.loadVideo} onRetry={screen.reload} />
  return (
    <OwnLoading>
      <DashboardSkeleton />
    </OwnLoading>
  )
}
