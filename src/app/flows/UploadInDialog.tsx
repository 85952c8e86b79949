import { useEffect } from 'react'
import { UploadForm } from '../../components/UploadForm/UploadForm.tsx'
import { UploadActorContext } from '../../machines/upload/useUpload.ts'
import { startUpload } from '../upload/startUpload.ts'
import { useFlowServices } from './services.ts'

/** The one upload of the page, drawn in the dashboard's dialog. @param props.onPublished once it is online */
export function UploadInDialog({ onPublished }: { onPublished: () => void }) {
  const flow = startUpload(useFlowServices())
  useEffect(() => {
    const ear = flow.actor.on('upload.published', onPublished)
    return () => ear.unsubscribe()
  }, [flow, onPublished])
  return (
    <UploadActorContext value={flow}>
      <UploadForm isInDialog />
    </UploadActorContext>
  )
}
