import { Eraser, Pause, Play, Save, Upload as UploadIcon, X } from 'lucide-react'
import { useState } from 'react'
import type { Upload } from '../../machines/upload/upload/useUpload.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { CancelDialog, cancelLabel } from '../UploadQueue/CancelDialog.tsx'
import * as styles from './Actions.styles.ts'

type Question = 'cancel' | 'discard'

/** `waits`: a required field is visibly empty. */
type ActionsProps = { upload: Upload; waits: boolean }

export function Actions({ upload, waits }: ActionsProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = (act: () => void) => (): void => {
    setQuestion(null)
    act()
  }
  const forget = (): void => setQuestion(null)
  return (
    <div className={styles.actions}>
      {upload.canCancel && (
        <Button variant="ghost" icon={X} onPress={() => setQuestion('cancel')}>
          {cancelLabel(upload)}
        </Button>
      )}
      {upload.canPause && (
        <Button icon={Pause} onPress={upload.pause}>
          Mettre en pause
        </Button>
      )}
      {/* These buttons are disabled during a publication, and would push the enabled one out of view. */}
      {!upload.isPublishing && (
        <>
          <Button
            variant="ghost"
            icon={Eraser}
            busy={upload.isDiscardingDraft}
            busyLabel="Effacement..."
            disabled={!upload.canDiscard && !upload.isDiscardingDraft && !upload.isUntouched}
            disabledReason={upload.isUntouched ? 'Le formulaire est vide' : undefined}
            onPress={() => setQuestion('discard')}
          >
            Effacer le brouillon
          </Button>
          <Button
            icon={Save}
            busy={upload.isSavingDraft}
            busyLabel="Sauvegarde..."
            disabled={!upload.canSaveDraft && !upload.isSavingDraft && !upload.isDraftSaved}
            disabledReason={upload.isDraftSaved ? 'Rien n’a changé depuis la sauvegarde' : undefined}
            onPress={upload.saveDraft}
          >
            {upload.isDraftSaved ? 'Brouillon sauvegardé' : 'Sauvegarder en brouillon'}
          </Button>
        </>
      )}
      {upload.canResume ? (
        <Button variant="primary" icon={Play} onPress={upload.resume}>
          Reprendre l’envoi
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          icon={UploadIcon}
          busy={upload.isPublishing && !upload.isVideoMissing}
          busyLabel="Upload en cours..."
          disabled={waits || upload.isVideoMissing || (!upload.canPublish && !upload.isPublishing)}
        >
          Publier la vidéo
        </Button>
      )}
      <CancelDialog upload={upload} isOpen={question === 'cancel'} onClose={forget} />
      <ConfirmDialog
        open={question === 'discard' && upload.canDiscard}
        title="Effacer le brouillon ?"
        message="Le formulaire sera vidé, et le brouillon que garde ce navigateur disparaîtra. Cette action est irréversible."
        confirmLabel="Effacer le brouillon"
        onConfirm={answer(upload.discard)}
        onCancel={forget}
      />
    </div>
  )
}
