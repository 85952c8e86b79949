import { Clapperboard, Image } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type UploadActor, useUpload } from '../../machines/upload/upload/useUpload.ts'
import { quoted } from '../../shared/format/quote.ts'
import { imageTypes } from '../../shared/validation/content.ts'
import { formatLargestVideo } from '../../shared/videoSize.ts'
import { useLargestVideoBytes } from '../largestVideo.ts'
import { lazyPart } from '../lazyPart.tsx'
import type { FramePickerProps } from '../FramePicker/FramePicker.tsx'
import { FramesPlaceholder } from '../FramePicker/FramesPlaceholder.tsx'
import { FilePreview } from '../FilePreview/FilePreview.tsx'
import { UploadQuota } from '../Quota/UploadQuota.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Actions } from './Actions.tsx'
import { Details } from './Details.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { Outcome } from './Outcome.tsx'
import { stayOnEnter } from './stayOnEnter.ts'
import * as styles from './UploadForm.styles.ts'

/** Its code is needed once there is a video. */
const FramePicker = lazyPart<FramePickerProps>(async () => (await import('../FramePicker/FramePicker.tsx')).FramePicker, {
  fallback: () => <FramesPlaceholder />,
})

/** Renders the form of one upload: files, details, progress and failure. */
export function SelectedForm({ actor, isInDialog }: { actor: UploadActor; isInDialog: boolean }) {
  const upload = useUpload(actor)
  const largestVideoBytes = useLargestVideoBytes()
  const form = useRef<HTMLFormElement>(null)
  const isRefused = upload.failure?.code === 'INVALID_INPUT'
  // The banner says that something is wrong; the focus moves to the first invalid field.
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isRefused])

  if (upload.isLeaving) return <FormSkeleton />
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
          hint={`MP4, AVI, WEBM, MOV ou MKV · ${formatLargestVideo(largestVideoBytes)} au plus`}
          accept="video/*,.mkv,.avi,.mov"
          icon={Clapperboard}
          prompt={
            upload.isVideoMissing && upload.video
              ? `Choisissez de nouveau ${quoted(upload.video.name)}`
              : 'Choisissez une vidéo ou déposez-la ici'
          }
          file={upload.isVideoMissing ? null : upload.video}
          error={upload.errors['videoFile']}
          disabled={upload.isVideoMissing ? upload.isChecking : !upload.canChangeVideo}
          onChange={upload.chooseVideo}
        />
        {!upload.video && !upload.isVideoMissing && (
          <TextField
            label="Ou l’adresse d’une vidéo de YouTube"
            name="videoUrl"
            type="url"
            optional
            autoComplete="off"
            hint={'Elle reste sur YouTube, qui la lit dans votre page\u00a0: sans choix de qualité ni téléchargement.'}
            value={upload.form.videoUrl}
            error={upload.errors['video_url']}
            disabled={!upload.canChangeTexts}
            onChange={(videoUrl) => upload.change({ videoUrl })}
            onKeyDown={stayOnEnter}
          />
        )}
        {upload.video && upload.isVideoChecked && (
          <FramePicker key={upload.video.id} source={upload.video.id} disabled={!upload.canChangeFiles} onChosen={upload.chooseThumbnail} />
        )}
        {upload.video && !upload.isVideoChecked && upload.isChecking && !upload.isVideoMissing && <FramesPlaceholder />}
      </section>
      <section className={styles.section} aria-labelledby="thumbnail-file">
        <h2 id="thumbnail-file">Miniature</h2>
        <FileField
          label="Image"
          name="thumbnailFile"
          optional
          hint={`JPG, PNG ou WEBP · 10\u00a0Mo au plus. Sans elle, ${upload.isOnYouTube ? 'la vidéo n’a pas d’image' : 'une image de la vidéo est choisie'}.`}
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
      <Actions upload={upload} waits={isInDialog && ((upload.video === null && !upload.isOnYouTube) || upload.form.title.trim() === '')} />
      {/* Last: it comes after the form, and must move nothing. */}
      {!upload.isOnYouTube && upload.form.channelId === undefined && <UploadQuota upload={upload} />}
    </form>
  )
}
