import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { PageDrop } from '../../components/UploadQueue/PageDrop.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import type { UploadFlow } from '../../machines/upload/uploadQueue/useUploadQueue.ts'
import { routes } from '../../shared/routes.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { dropVideos } from '../flows/upload/nextUpload.ts'
import { startPendingUploads } from '../flows/upload/pendingUploads.ts'

// Without it, the upload page still shows the uploads.
const UploadDock = lazyPart(async () => (await import('../../components/UploadQueue/UploadDock.tsx')).UploadDock, { failure: () => null })

/**
 * The place of the uploads on every screen but their own, which also takes the videos that a creator drops there. The code of the uploads
 * loads with the first one.
 */
export function UploadDockHost() {
  const services = useFlowServices()
  const [path] = useLocation()
  const flow = useSyncExternalStore(services.uploadStarted.subscribe, () => services.backgroundActors.upload?.flow)
  useEffect(() => startPendingUploads(services), [services])
  const { user } = useSession()
  const drop = useCallback((videos: readonly File[]) => dropVideos(services, videos), [services])
  if (path.toLowerCase() === routes.upload) return null
  return (
    <>
      {flow && <DockWithFlow flow={flow} />}
      {user?.isCreator && <PageDrop isBehindDialogs onVideos={drop} />}
    </>
  )
}

function DockWithFlow({ flow }: { flow: UploadFlow }) {
  const flows = useMemo(() => ({ upload: flow }), [flow])
  return (
    <ProvideFlows<'upload'> flows={flows}>
      <UploadDock />
    </ProvideFlows>
  )
}
