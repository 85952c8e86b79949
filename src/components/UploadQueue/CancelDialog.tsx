import type { Upload } from '../../machines/upload/upload/useUpload.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

type CancelDialogProps = { upload: Upload; isOpen: boolean; onClose: () => void }

export const cancelLabel = ({ isReplacement }: Pick<Upload, 'isReplacement'>): string =>
  isReplacement ? 'Annuler le remplacement' : 'Annuler la mise en ligne'

/** Asks before an upload is cancelled, and says what becomes of the video. */
export function CancelDialog({ upload, isOpen, onClose }: CancelDialogProps) {
  const { isReplacement } = upload
  return (
    <ConfirmDialog
      open={isOpen && upload.canCancel}
      title={`${cancelLabel(upload)}\u202f?`}
      message={
        isReplacement
          ? 'La vidéo reste telle qu’elle est en ligne, et le nouveau fichier n’est pas envoyé.'
          : 'Ce qui a déjà été envoyé sera supprimé du serveur. Votre formulaire et vos fichiers sont gardés.'
      }
      confirmLabel={cancelLabel(upload)}
      cancelLabel="Continuer l’envoi"
      onConfirm={() => {
        onClose()
        upload.cancel()
      }}
      onCancel={onClose}
    />
  )
}
