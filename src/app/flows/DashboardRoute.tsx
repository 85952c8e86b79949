import { lazy, useState } from 'react'
import { BecomeCreatorFlowContext } from '../../machines/becomeCreator/useBecomeCreator.ts'
import { Dashboard } from '../../screens/Dashboard/Dashboard.tsx'
import { UploadInDialogContext } from '../../screens/Dashboard/UploadInDialogContext.ts'
import { becomeCreatorFlow } from './becomeCreatorFlow.ts'
import { ownContentFlows } from './ownContentFlows.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'

/** The upload's code comes when its dialog is opened first. */
const UploadInDialog = lazy(async () => ({ default: (await import('./UploadInDialog.tsx')).UploadInDialog }))

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
