import { useMemo } from 'react'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { Upload, type UploadFlows } from '../../screens/Upload/Upload.tsx'
import { framePickerFlow } from '../flows/upload/framePickerFlow.ts'
import { startUpload } from '../flows/upload/startUpload.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function UploadRoute() {
  const services = useFlowServices()
  const upload = startUpload(services)
  const flows = useMemo(() => ({ upload, framePicker: framePickerFlow(services, upload.files.find) }), [upload, services])
  return (
    <ProvideFlows<UploadFlows> flows={flows}>
      <Upload />
    </ProvideFlows>
  )
}
