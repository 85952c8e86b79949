import { RotateCw } from 'lucide-react'
import type { Upload } from '../../machines/upload/upload/useUpload.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { rateText, stepTexts } from '../UploadQueue/stepTexts.ts'
import * as styles from './Outcome.styles.ts'

/** Renders the failure and the progress of the publication. It stays visible while the form scrolls. */
export function Outcome({ upload }: { upload: Upload }) {
  const { failure, progress, step } = upload
  // After a refused file, the progress is 0, but there may still be a record to delete.
  const hasProgress = progress > 0 || step === 'cancelling' || step === 'queued' || step === 'interrupted' || step === 'paused'
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
          valueText={rateText(upload)}
          tone={step === 'failed' ? 'danger' : step === 'published' ? 'success' : 'accent'}
        />
      )}
    </div>
  )
}
