import type { Deletion } from '../../machines/common/deletion/useDeletion.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { quoted } from '../../shared/format/quote.ts'

export function DeletePlaylistDialog({ deletion }: { deletion: Deletion }) {
  return (
    <ConfirmDialog
      open={deletion.isAsking}
      title="Supprimer la playlist"
      message={`Êtes-vous sûr de vouloir supprimer ${quoted(deletion.name)}\u202f? Cette action est irréversible. Ses vidéos, elles, restent en ligne.`}
      confirmLabel="Supprimer"
      busyLabel="Suppression..."
      busy={deletion.isBusy}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  )
}
