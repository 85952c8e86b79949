import { useState } from 'react'
import { BecomeCreatorFlowContext } from '../../machines/channel/becomeCreator/useBecomeCreator.ts'
import { Dashboard } from '../../screens/Dashboard/Dashboard.tsx'
import { UploadInDialogContext } from '../../screens/Dashboard/UploadInDialogContext.ts'
import { UploadLoading } from '../../screens/Dashboard/UploadLoading.tsx'
import { lazyPart } from '../../ui/overlay/lazyPart.tsx'
import { becomeCreatorFlow } from '../flows/channel/becomeCreatorFlow.ts'
import { ownContentFlows } from '../flows/content/ownContentFlows.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { useFlowServices } from '../flows/common/services.ts'

/** The upload's code loads when its dialog is first opened. */
const UploadInDialog = lazyPart<{ onPublished: () => void }>(
  async () => (await import('../flows/upload/UploadInDialog.tsx')).UploadInDialog,
  {
    meanwhile: <UploadLoading />,
  },
)

export function DashboardRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    provide(BecomeCreatorFlowContext, becomeCreatorFlow(services)),
    provide(UploadInDialogContext, (onPublished) => <UploadInDialog onPublished={onPublished} />),
    ...ownContentFlows(services),
  ])
  return (
    <Provide flows={flows}>
      <Dashboard />
    </Provide>
  )
}
