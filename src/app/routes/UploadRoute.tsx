import { UploadActorContext } from '../../machines/upload/upload/useUpload.ts'
import { Upload } from '../../screens/Upload/Upload.tsx'
import { startUpload } from '../upload/startUpload.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function UploadRoute() {
  return (
    <UploadActorContext value={startUpload(useFlowServices())}>
      <Upload />
    </UploadActorContext>
  )
}
