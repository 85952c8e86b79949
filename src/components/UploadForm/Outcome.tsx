import { RotateCw } from 'lucide-react'
import type { UploadStep } from '../../machines/upload/upload/selectors.ts'
import type { useUpload } from '../../machines/upload/upload/useUpload.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import * as styles from './Outcome.styles.ts'

const stepTexts: Record<UploadStep, string> = {
  none: 'Mise en ligne',
  creatingContent: 'Création de la vidéo',
  uploadingVideo: 'Envoi de la vidéo',
  uploadingThumbnail: 'Envoi de la miniature',
  waitingToRetry: 'Envoi interrompu, nouvel essai dans un instant',
  offline: 'Connexion perdue : l’envoi reprendra à son retour',
  failed: 'Mise en ligne interrompue',
  cancelling: 'Annulation de la mise en ligne',
  published: 'Vidéo publiée',
}

/** Renders the failure and the progress of the publication. It stays visible while the form scrolls. */
export function Outcome({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { failure, progress, step } = upload
  // After a refused file, the progress is 0, but there may still be a record to delete.
  const hasProgress = progress > 0 || step === 'cancelling'
  if (!failure && !hasProgress) return null
  return (
    <div className={styles.outcome}>
      {failure && (
        <AlertBanner
          onDismiss={upload.dismissFailure}
          action={
            upload.canRetry && (
              <Button size="small" icon={RotateCw} onPress={upload.retry}>
                Réessayer
              </Button>
            )
          }
        >
          {failure.message}
        </AlertBanner>
      )}
      {hasProgress && (
        <ProgressBar
          className={styles.progress}
          label={stepTexts[step]}
          value={progress}
          tone={step === 'failed' ? 'danger' : step === 'published' ? 'success' : 'accent'}
        />
      )}
    </div>
  )
}
