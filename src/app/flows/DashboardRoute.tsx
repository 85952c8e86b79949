import { useState } from 'react'
import { BecomeCreatorFlowContext } from '../../machines/becomeCreator/useBecomeCreator.ts'
import { Dashboard } from '../../screens/Dashboard/Dashboard.tsx'
import { UploadInDialogContext } from '../../screens/Dashboard/UploadInDialogContext.ts'
import { UploadLoading } from '../../screens/Dashboard/UploadLoading.tsx'
import { lazyPart } from '../../ui/overlay/lazyPart.tsx'
import { becomeCreatorFlow } from './becomeCreatorFlow.ts'
import { ownContentFlows } from './ownContentFlows.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'

/** The upload's code comes when its dialog is opened first. */
const UploadInDialog = lazyPart<{ onPublished: () => void }>(async () => (await import('./UploadInDialog.tsx')).UploadInDialog, {
  meanwhile: <UploadLoading />,
})

export function DashboardRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(BecomeCreatorFlowContext, becomeCreatorFlow(services)),
    lend(UploadInDialogContext, (onPublished) => <UploadInDialog onPublished={onPublished} />),
    ...ownContentFlows(services),
  ])
  return (
    <Provide flows={flows}>
      <Dashboard />
    </Provide>
  )
}
