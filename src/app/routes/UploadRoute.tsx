import { useEffect, useMemo } from 'react'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { Upload, type UploadFlows } from '../../screens/Upload/Upload.tsx'
import { takeNextUpload } from '../flows/upload/nextUpload.ts'
import { draftOf } from '../flows/upload/draftOf.ts'
import { addVideos } from '../../machines/upload/uploadQueue/useUploadQueue.ts'
import { framePickerFlow } from '../flows/upload/framePickerFlow.ts'
import { startUpload } from '../flows/upload/startUpload.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function UploadRoute() {
  const services = useFlowServices()
  const upload = startUpload(services)
  const flows = useMemo(() => ({ upload, framePicker: framePickerFlow(services, upload.files.find) }), [upload, services])
  useEffect(() => {
    const next = takeNextUpload(services)
    if (next?.type === 'continued') upload.queue.send({ type: 'upload.continue', stored: draftOf(next.video) })
    if (next?.type === 'dropped') addVideos(upload, next.videos)
  }, [services, upload])
  return (
    <ProvideFlows<UploadFlows> flows={flows}>
      <Upload />
    </ProvideFlows>
  )
}
