import { ArrowDown, ArrowUp, Pause, Play, RotateCw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type UploadActor, useUpload } from '../../machines/upload/upload/useUpload.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { CancelDialog, cancelLabel } from './CancelDialog.tsx'
import { rateText, stepTexts } from './stepTexts.ts'
import * as styles from './UploadItem.styles.ts'

type UploadItemProps = {
  actor: UploadActor
  /** draws the title: a link or a button that opens its form */
  renderTitle: (title: string) => ReactNode
  onMoveUp?: (() => void) | undefined
  onMoveDown?: (() => void) | undefined
  isSelected?: boolean
}

/** Renders one upload of the queue: its title, how far it is, and what can be done with it. */
export function UploadItem({ actor, renderTitle, onMoveUp, onMoveDown, isSelected = false }: UploadItemProps) {
  const upload = useUpload(actor)
  const [isAsking, setAsking] = useState(false)
  const { step, failure } = upload
  const title = upload.form.title.trim() || upload.video?.name || 'Nouvelle vidéo'
  const isEditing = step === 'none'
  const label = upload.isVideoMissing ? 'Envoi interrompu : le fichier est à choisir de nouveau' : stepTexts[step]
  return (
    <li className={styles.item} aria-current={isSelected || undefined}>
      <div className={styles.head}>
        <div className={styles.title}>{renderTitle(title)}</div>
        <div className={styles.buttons}>
          {onMoveUp && (
            <IconButton size="small" icon={ArrowUp} label={`Envoyer plus tôt : ${title}`} tooltip="Plus tôt" onPress={onMoveUp} />
          )}
          {onMoveDown && (
            <IconButton size="small" icon={ArrowDown} label={`Envoyer plus tard : ${title}`} tooltip="Plus tard" onPress={onMoveDown} />
          )}
          {upload.canPause && (
            <IconButton size="small" icon={Pause} label={`Mettre en pause : ${title}`} tooltip="Mettre en pause" onPress={upload.pause} />
          )}
          {upload.canResume && (
            <IconButton
              size="small"
              icon={Play}
              label={`Reprendre l’envoi : ${title}`}
              tooltip="Reprendre l’envoi"
              onPress={upload.resume}
            />
          )}
          {upload.canRetry && (
            <IconButton size="small" icon={RotateCw} label={`Réessayer : ${title}`} tooltip="Réessayer" onPress={upload.retry} />
          )}
          {upload.canCancel && !isEditing && (
            <IconButton
              size="small"
              icon={X}
              label={`${cancelLabel(upload)} : ${title}`}
              tooltip={cancelLabel(upload)}
              onPress={() => setAsking(true)}
            />
          )}
        </div>
      </div>
      {isEditing || isSelected ? (
        <p className={styles.note}>{isEditing ? 'À compléter, puis à publier' : label}</p>
      ) : (
        <ProgressBar
          label={label}
          value={upload.progress}
          valueText={rateText(upload)}
          tone={step === 'failed' ? 'danger' : step === 'published' ? 'success' : 'accent'}
        />
      )}
      {failure && !isSelected && <p className={styles.failure}>{failure.message}</p>}
      <CancelDialog upload={upload} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  )
}
