import { useMemo } from 'react'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { Upload, type UploadFlows } from '../../screens/Upload/Upload.tsx'
import { startUpload } from '../flows/upload/startUpload.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function UploadRoute() {
  const upload = startUpload(useFlowServices())
  const flows = useMemo(() => ({ upload }), [upload])
  return (
    <ProvideFlows<UploadFlows> flows={flows}>
      <Upload />
    </ProvideFlows>
  )
}
