import { Save, Upload, X } from 'lucide-react'
import { useState } from 'react'
import type { useUpload } from '../../machines/upload/useUpload.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import styles from './Actions.module.css'

export function Actions({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <div className={styles.actions}>
      {upload.canCancel && (
        <Button variant="ghost" icon={X} onPress={() => setConfirming(true)}>
          Annuler la mise en ligne
        </Button>
      )}
      <Button
        icon={Save}
        busy={upload.isSavingDraft}
        busyLabel="Sauvegarde..."
        disabled={!upload.canSaveDraft && !upload.isSavingDraft}
        onPress={upload.saveDraft}
      >
        {upload.isDraftSaved ? 'Brouillon sauvegardé' : 'Sauvegarder en brouillon'}
      </Button>
      <Button
        type="submit"
        variant="primary"
        icon={Upload}
        busy={upload.isPublishing}
        busyLabel="Upload en cours..."
        disabled={!upload.canPublish && !upload.isPublishing}
      >
        Publier la vidéo
      </Button>
      <ConfirmDialog
        open={isConfirming && upload.canCancel}
        title="Annuler la mise en ligne ?"
        message="Ce qui a déjà été envoyé sera supprimé du serveur. Votre formulaire et vos fichiers restent ici."
        confirmLabel="Annuler la mise en ligne"
        cancelLabel="Continuer l’envoi"
        onConfirm={() => {
          setConfirming(false)
          upload.cancel()
        }}
        onCancel={() => setConfirming(false)}
      />
    </div>
  )
}
