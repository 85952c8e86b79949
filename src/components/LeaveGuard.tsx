import { useLeaveGuard } from '../machines/common/leaveGuard/useLeaveGuard.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by a link, a search, the browser's back and forward buttons, or
 * by closing it.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const guard = useLeaveGuard(isDirty)
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title="Quitter sans enregistrer ?"
      message="Vos modifications ne sont pas encore enregistrées : elles seront perdues."
      confirmLabel="Quitter la page"
      cancelLabel="Rester ici"
      onCancel={guard.cancel}
      onConfirm={guard.confirm}
    />
  )
}
