import { Clapperboard, Image } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { FilePreview } from '../../components/FilePreview/FilePreview.tsx'
import { chaptersHint } from '../../components/VideoDetails/chaptersHint.ts'
import { AudienceFields } from '../../components/VideoDetails/AudienceFields.tsx'
import { Schedule } from '../../components/VideoDetails/Schedule.tsx'
import { VideoDetails } from '../../components/VideoDetails/VideoDetails.tsx'
import type { DetailsForm } from '../../shared/validation/detailsForm.ts'
import { useLargestVideoBytes } from '../../components/largestVideo.ts'
import { Thumbnail } from '../../components/VideoCard/Thumbnail.tsx'
import type { EditStep } from '../../machines/content/editVideo/selectors.ts'
import type { EditVideo } from '../../machines/content/editVideo/useEditVideo.ts'
import { limits } from '../../shared/limits.ts'
import { formatLargestVideo, largestReplacementBytes } from '../../shared/videoSize.ts'
import { youTubeVideoId } from '../../shared/youTube.ts'
import { FormFailure } from '../../components/FormFailure.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './EditVideoForm.styles.ts'
import { FrameChoice } from './FrameChoice.tsx'
import { Keywords } from './Keywords.tsx'

const stepTexts: Record<EditStep, string> = {
  texts: 'Enregistrement',
  video: 'Envoi de la vidéo',
  thumbnail: 'Envoi de la miniature',
  waitingToRetry: 'Envoi interrompu, nouvel essai dans un instant',
}

type EditVideoFormProps = { edit: EditVideo; thumbnailUrl: string | null; videoUrl: string | null; duration: number }

export function EditVideoForm({ edit, thumbnailUrl, videoUrl, duration }: EditVideoFormProps) {
  const { form, files, errors, failure, progress } = edit
  const fields = useRef<HTMLDivElement>(null)
  const disabled = edit.isBusy
  const largestVideoBytes = useLargestVideoBytes()
  const largestBytes = edit.isFirstVideoFile ? largestVideoBytes : largestReplacementBytes(largestVideoBytes)
  // The pictures of a new file, when one is chosen. Those of a video on YouTube cannot be read.
  const frameSource = files.video?.id ?? (videoUrl !== null && youTubeVideoId(videoUrl) === null ? videoUrl : null)
  const { choose } = edit
  const chooseThumbnail = useCallback((file: File) => choose('thumbnail', file), [choose])
  const changeDetails = (details: DetailsForm): void => edit.change({ details })
  // The message says what is wrong; the focus moves to the first invalid field.
  useEffect(() => {
    if (Object.keys(errors).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  return (
    <div ref={fields} className={styles.fields}>
      {failure && <FormFailure failure={failure} onDismiss={edit.dismissFailure} />}
      {progress > 0 && progress < 100 && <ProgressBar label={stepTexts[edit.step]} value={progress} />}
      <div className={styles.thumbnail}>
        <Thumbnail src={thumbnailUrl} duration={duration || null} eager />
        <FileField
          label="Remplacer la miniature"
          name="thumbnail"
          optional
          hint="JPG, PNG ou WEBP · 5 Mo au plus"
          accept="image/*"
          icon={Image}
          file={files.thumbnail}
          preview={files.thumbnail && <FilePreview file={edit.find(files.thumbnail.id)} />}
          error={errors['thumbnail']}
          disabled={disabled}
          onChange={(file) => edit.choose('thumbnail', file)}
        />
      </div>
      {frameSource !== null && <FrameChoice key={frameSource} source={frameSource} disabled={disabled} onChosen={chooseThumbnail} />}
      <TextField
        label="Titre"
        name="title"
        autoComplete="off"
        value={form.title}
        error={errors['title']}
        disabled={disabled}
        counterMax={limits.titleMax}
        onChange={(title) => edit.change({ title })}
      />
      <TextArea
        label="Description"
        name="description"
        optional
        hint={chaptersHint(form.description, duration)}
        value={form.description}
        error={errors['description']}
        disabled={disabled}
        counterMax={limits.descriptionMax}
        onChange={(description) => edit.change({ description })}
      />
      <Keywords edit={edit} />
      <VideoDetails details={form.details} disabled={disabled} onChange={changeDetails} />
      <Switch
        label={form.isPublic ? 'Vidéo publique' : 'Vidéo privée'}
        name="isPublic"
        hint={form.isPublic ? 'Visible par tous, et trouvée par la recherche.' : 'Accessible uniquement par son lien direct.'}
        checked={form.isPublic}
        disabled={disabled}
        onChange={(isPublic) => edit.change({ isPublic })}
      />
      {!form.isPublic && (
        <>
          <AudienceFields details={form.details} disabled={disabled} errors={errors} onChange={changeDetails} />
          <Schedule details={form.details} disabled={disabled} error={errors['publish_at']} onChange={changeDetails} />
        </>
      )}
      <FileField
        label={edit.isFirstVideoFile ? 'Fichier vidéo' : 'Remplacer la vidéo'}
        name="video"
        optional
        hint={`MP4, AVI, WEBM, MOV ou MKV · ${formatLargestVideo(largestBytes)} au plus`}
        accept="video/*,.mkv,.avi,.mov"
        icon={Clapperboard}
        file={files.video}
        error={errors['video']}
        disabled={disabled}
        onChange={(file) => edit.choose('video', file)}
      />
    </div>
  )
}
