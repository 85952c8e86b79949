import { useEffect, useMemo } from 'react'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { UploadForm } from '../../../components/UploadForm/UploadForm.tsx'
import { framePickerFlow } from './framePickerFlow.ts'
import { startUpload } from './startUpload.ts'
import { useFlowServices } from '../common/services.ts'

/** Renders the page's only upload in the dashboard's dialog. @param props.onPublished called once the video is online */
export function UploadInDialog({ onPublished }: { onPublished: () => void }) {
  const services = useFlowServices()
  const flow = startUpload(services)
  const flows = useMemo(() => ({ upload: flow, framePicker: framePickerFlow(services, flow.files.find) }), [flow, services])
  useEffect(() => {
    const subscription = flow.queue.on('upload.published', onPublished)
    return () => subscription.unsubscribe()
  }, [flow, onPublished])
  return (
    <ProvideFlows flows={flows}>
      <UploadForm isInDialog />
    </ProvideFlows>
  )
}
