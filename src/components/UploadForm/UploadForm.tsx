import { Clapperboard, Image } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useUpload } from '../../machines/upload/upload/useUpload.ts'
import { imageTypes } from '../../shared/validation/content.ts'
import { FilePreview } from '../FilePreview/FilePreview.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Actions } from './Actions.tsx'
import { Details } from './Details.tsx'
import { Outcome } from './Outcome.tsx'
import * as styles from './UploadForm.styles.ts'

/**
 * Renders the upload form: files, details, progress and failure.
 * @param props.isInDialog the publish button then needs a video and a title
 */
export function UploadForm({ isInDialog = false }: { isInDialog?: boolean }) {
  const upload = useUpload()
  const form = useRef<HTMLFormElement>(null)
  const isRefused = upload.failure?.code === 'INVALID_INPUT'
  // The banner says that something is wrong; the focus moves to the first invalid field.
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isRefused])

  if (upload.isLoading) {
    return (
      <Loading label="Chargement du brouillon..." className={styles.form}>
        <Skeleton shape="thumbnail" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Loading>
    )
  }
  return (
    <form
      ref={form}
      className={styles.form}
      data-in-dialog={isInDialog || undefined}
      noValidate
      aria-busy={upload.isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        upload.publish()
      }}
    >
      <Outcome upload={upload} />
      <section className={styles.section} aria-labelledby="video-file">
        <h2 id="video-file">Fichier vidéo</h2>
        <FileField
          label="Vidéo"
          name="videoFile"
          hint="MP4, AVI, WEBM, MOV ou MKV · 2 Go au plus"
          accept="video/*,.mkv,.avi,.mov"
          icon={Clapperboard}
          prompt="Choisissez une vidéo ou déposez-la ici"
          file={upload.video}
          error={upload.errors['videoFile']}
          disabled={!upload.canChangeFiles}
          onChange={upload.chooseVideo}
        />
      </section>
      <section className={styles.section} aria-labelledby="thumbnail-file">
        <h2 id="thumbnail-file">Miniature</h2>
        <FileField
          label="Image"
          name="thumbnailFile"
          optional
          hint="JPG, PNG ou WEBP · 10 Mo au plus. Sans elle, une image de la vidéo est choisie."
          accept={imageTypes.join(',')}
          icon={Image}
          prompt="Choisissez une image ou déposez-la ici"
          file={upload.thumbnail}
          preview={upload.thumbnail && <FilePreview file={upload.find(upload.thumbnail.id)} />}
          error={upload.errors['thumbnailFile']}
          disabled={!upload.canChangeFiles}
          onChange={upload.chooseThumbnail}
        />
      </section>
      <Details upload={upload} />
      <Actions upload={upload} waits={isInDialog && (upload.video === null || upload.form.title.trim() === '')} />
    </form>
  )
}
