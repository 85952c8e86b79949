import { useEffect } from 'react'
import { useCommentDeletion } from '../../../machines/comment/useCommentDeletion.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import type { AskedDeletion } from './CommentsContext.ts'

export function CommentDeletion({ asked }: AskedDeletion) {
  const deletion = useCommentDeletion(asked.onDeleted)
  const { ask } = deletion
  useEffect(() => ask({ id: asked.commentId, name: '' }), [ask, asked])
  return (
    <ConfirmDialog
      open={deletion.isAsking}
      title="Supprimer ce commentaire ?"
      message="Êtes-vous sûr de vouloir supprimer ce commentaire ? Cette action est irréversible."
      confirmLabel="Supprimer"
      busyLabel="Suppression..."
      busy={deletion.isBusy}
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  )
}
