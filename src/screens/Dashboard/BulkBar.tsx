import { Pencil, Trash2, X } from 'lucide-react'
import type { SelectableVideo } from '../../machines/content/bulkEdit/types.ts'
import type { BulkEdit } from '../../machines/content/bulkEdit/useBulkEdit.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import * as styles from './BulkBar.styles.ts'

const sentenceOf = (count: number): string =>
  count === 0
    ? ''
    : `${formatQuantity(count, 'vidéo sélectionnée', 'vidéos sélectionnées')}${count === limits.idsMax ? `, ${limits.idsMax} au plus` : ''}`

/** Renders what can be done with several videos: all of the list are selected, then changed or deleted together. */
export function BulkBar({ bulk, videos }: { bulk: BulkEdit; videos: readonly SelectableVideo[] }) {
  const { selected } = bulk
  const ids = new Set(selected.map(({ id }) => id))
  const isAll = videos.every(({ id }) => ids.has(id))
  const isActive = selected.length > 0
  return (
    <div className={styles.bar} data-active={isActive || undefined} role="group" aria-label="Actions sur plusieurs vidéos">
      <Checkbox
        label="Tout sélectionner"
        checked={isActive && (isAll || 'some')}
        onToggle={() => (isActive && isAll ? bulk.clear() : bulk.selectAll(videos))}
      />
      <p className={styles.count} aria-live="polite">
        {sentenceOf(selected.length)}
      </p>
      {isActive && (
        <div className={styles.actions}>
          <Button size="small" icon={Pencil} aria-label="Modifier la sélection" onPress={bulk.open}>
            Modifier
          </Button>
          <Button size="small" variant="outline" icon={Trash2} aria-label="Supprimer la sélection" onPress={bulk.askDeletion}>
            Supprimer
          </Button>
          <IconButton icon={X} label="Désélectionner" tooltip="Désélectionner" onPress={bulk.clear} />
        </div>
      )}
    </div>
  )
}
