import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import type { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { questionOf } from './questions.ts'

/** Renders the confirmation of what the administrator is about to do. */
export function ActDialog({ acts }: { acts: ReturnType<typeof useAdministrationAct> }) {
  if (acts.act === null) return null
  return <ConfirmDialog {...questionOf(acts.act)} open={acts.isAsking} busy={acts.isBusy} onConfirm={acts.confirm} onCancel={acts.cancel} />
}
