import { ImagePlus, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { useImageUpload } from '../../machines/upload/imageUpload/useImageUpload.ts'
import { settingsImageTypes } from '../../shared/validation/image.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import * as styles from './ImageSection.styles.ts'

type ImageSectionProps = {
  className: string
  title: string
  name: string
  picture: ReactNode
  wide?: boolean
  upload: ReturnType<typeof useImageUpload>
  /** below the field */
  children?: ReactNode
}

/** Renders an image with the field that replaces it. A chosen image is uploaded at once. */
export function ImageSection({ className, title, name, picture, wide = false, upload, children }: ImageSectionProps) {
  return (
    <section className={className} aria-label={title}>
      <div className={styles.image} data-wide={wide || undefined}>
        {picture}
        <FileField
          label={title}
          name={name}
          hint="JPG, PNG, WEBP ou GIF · 5 Mo au plus"
          accept={settingsImageTypes.join(',')}
          icon={ImagePlus}
          prompt="Choisissez une image ou déposez-la ici"
          file={null}
          error={upload.failure?.message}
          disabled={upload.isBusy}
          onChange={(file) => file && upload.choose(file)}
        />
      </div>
      {upload.progress !== null && (
        <div className={styles.sending}>
          <ProgressBar label={upload.progress < 100 ? 'Envoi de l’image' : 'Traitement de l’image'} value={upload.progress} />
          <Button size="small" icon={X} disabled={!upload.canCancel} onPress={upload.cancel}>
            Annuler
          </Button>
        </div>
      )}
      {upload.canRetry && (
        <Button className={styles.retry} size="small" icon={RotateCw} onPress={upload.retry}>
          Réessayer
        </Button>
      )}
      {children}
    </section>
  )
}
