import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import type { BulkEdit } from '../../machines/content/bulkEdit/useBulkEdit.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { quoted } from '../../shared/format/quote.ts'
import type { BulkDialogsProps } from './BulkDialogs.tsx'

const BulkDialogs = lazyPart<BulkDialogsProps>(async () => (await import('./BulkDialogs.tsx')).BulkDialogs, {
  isOpen: ({ bulk }) => bulk.isEditing || bulk.isReporting,
  onClose: ({ bulk }) => bulk.close(),
})

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** Titles that a dialog names one by one. */
const namedMax = 6

/** « A », « B » et 7 autres */
function namesOf(titles: readonly string[]): string {
  const named = titles.length > namedMax ? titles.slice(0, namedMax - 1) : titles
  const others = titles.length - named.length
  return list.format([...named.map(quoted), ...(others > 0 ? [`${others} autres`] : [])])
}

/** Renders the dialogs for the selected videos. */
export function BulkActions({ bulk }: { bulk: BulkEdit }) {
  const titles = bulk.selected.map(({ title }) => title)
  return (
    <>
      <BulkDialogs bulk={bulk} />
      <ConfirmDialog
        open={bulk.isAsking}
        title={`Supprimer ${formatQuantity(titles.length, 'vidéo', 'vidéos')}`}
        message={`Êtes-vous sûr de vouloir supprimer ${namesOf(titles)}\u202f? Cette action est irréversible.`}
        confirmLabel="Supprimer"
        busyLabel="Suppression..."
        busy={bulk.isBusy}
        onConfirm={bulk.confirmDeletion}
        onCancel={bulk.cancelDeletion}
      />
    </>
  )
}
