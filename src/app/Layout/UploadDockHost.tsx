import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../../components/lazyPart.tsx'
import type { UploadFlow } from '../../machines/upload/uploadQueue/useUploadQueue.ts'
import { routes } from '../../shared/routes.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { startPendingUploads } from '../flows/upload/pendingUploads.ts'

// Without it, the upload page still shows the uploads.
const UploadDock = lazyPart(async () => (await import('../../components/UploadQueue/UploadDock.tsx')).UploadDock, { failure: () => null })

/** The place of the uploads on every screen but their own. Its code loads with the first upload. */
export function UploadDockHost() {
  const services = useFlowServices()
  const [path] = useLocation()
  const flow = useSyncExternalStore(services.uploadStarted.subscribe, () => services.backgroundActors.upload?.flow)
  useEffect(() => startPendingUploads(services), [services])
  return flow && path.toLowerCase() !== routes.upload && <DockWithFlow flow={flow} />
}

function DockWithFlow({ flow }: { flow: UploadFlow }) {
  const flows = useMemo(() => ({ upload: flow }), [flow])
  return (
    <ProvideFlows<'upload'> flows={flows}>
      <UploadDock />
    </ProvideFlows>
  )
}
