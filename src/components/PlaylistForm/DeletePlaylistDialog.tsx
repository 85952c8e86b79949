import type { usePlaylistDeletion } from '../../machines/playlistDeletion/usePlaylistDeletion.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { quoted } from '../../shared/format/quote.ts'

/** Asks before a playlist goes: its videos stay. */
export function DeletePlaylistDialog({ name, deletion }: { name: string; deletion: ReturnType<typeof usePlaylistDeletion> }) {
  return (
    <ConfirmDialog
      open={deletion.isOpen}
      title="Supprimer la playlist"
      message={`Êtes-vous sûr de vouloir supprimer ${quoted(name)}\u202f? Cette action est irréversible. Ses vidéos, elles, restent en ligne.`}
      confirmLabel="Supprimer"
      busyLabel="Suppression..."
      busy={deletion.isBusy}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  )
}
