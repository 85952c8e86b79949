import { useState } from 'react'
import { useParams } from 'wouter'
import { Dashboard, type DashboardFlows } from '../../screens/Dashboard/Dashboard.tsx'
import { UploadLoading } from '../../screens/Dashboard/UploadLoading.tsx'
import { VideoStatistics, type VideoStatisticsFlows } from '../../screens/VideoStatistics/VideoStatistics.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { becomeCreatorFlow } from '../flows/channel/becomeCreatorFlow.ts'
import { channelFormFlow } from '../flows/channel/channelFormFlow.ts'
import { commenterBlockFlow } from '../flows/channel/commenterBlockFlow.ts'
import { ownContentFlows } from '../flows/content/ownContentFlows.ts'
import { leaveGuardFlow } from '../flows/common/leaveGuardFlow.ts'
import { pagingFlow } from '../flows/common/pagingFlow.ts'
import { moderationFlow } from '../flows/report/moderationFlow.ts'
import { editedBannerFlow } from '../flows/upload/imageUploadFlow.ts'
import { csvExportFlow } from '../flows/statistics/csvExportFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'

/** The upload's code loads when its dialog is first opened. */
const UploadInDialog = lazyPart<{ onPublished: () => void }>(
  async () => (await import('../flows/upload/UploadInDialog.tsx')).UploadInDialog,
  {
    fallback: () => <UploadLoading />,
  },
)

const uploadInDialog = (onPublished: () => void) => <UploadInDialog onPublished={onPublished} />

export function DashboardRoute() {
  const { videoId } = useParams<{ videoId?: string }>()
  return videoId === undefined ? <OwnDashboard /> : <OwnVideoStatistics id={videoId} />
}

function OwnVideoStatistics({ id }: { id: string }) {
  const services = useFlowServices()
  const [flows] = useState(() => ({ csvExport: csvExportFlow(services) }))
  return (
    <ProvideFlows<VideoStatisticsFlows> flows={flows}>
      <VideoStatistics id={id} />
    </ProvideFlows>
  )
}

function OwnDashboard() {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    becomeCreator: becomeCreatorFlow(services),
    channelForm: channelFormFlow(services),
    commenterBlock: commenterBlockFlow(services),
    csvExport: csvExportFlow(services),
    imageUpload: editedBannerFlow(services),
    uploadInDialog,
    leaveGuard: leaveGuardFlow(services),
    moderation: moderationFlow(services),
    paging: pagingFlow(services),
    ...ownContentFlows(services),
  }))
  return (
    <ProvideFlows<DashboardFlows> flows={flows}>
      <Dashboard />
    </ProvideFlows>
  )
}
