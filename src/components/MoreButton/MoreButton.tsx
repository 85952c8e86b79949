import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './MoreButton.styles.ts'
import type { More } from './useMore.ts'

/** Renders the button under a paginated list that fetches its next page. A failure is shown here; the list stays. */
export function MoreButton({ more, label = 'Afficher plus' }: { more: More; label?: string }) {
  return (
    <div className={styles.more}>
      {more.failure && <AlertBanner>{more.failure.message}</AlertBanner>}
      <Button busy={more.isLoading} busyLabel="Chargement..." onPress={more.load}>
        {label}
      </Button>
    </div>
  )
}
