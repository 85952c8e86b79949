import { useEffect } from 'react'
import { UploadForm } from '../../../components/UploadForm/UploadForm.tsx'
import { UploadActorContext } from '../../../machines/upload/upload/useUpload.ts'
import { startUpload } from '../../upload/startUpload.ts'
import { useFlowServices } from '../common/services.ts'

/** Renders the page's only upload in the dashboard's dialog. @param props.onPublished called once the video is online */
export function UploadInDialog({ onPublished }: { onPublished: () => void }) {
  const flow = startUpload(useFlowServices())
  useEffect(() => {
    const subscription = flow.actor.on('upload.published', onPublished)
    return () => subscription.unsubscribe()
  }, [flow, onPublished])
  return (
    <UploadActorContext value={flow}>
      <UploadForm isInDialog />
    </UploadActorContext>
  )
}
