import { AlertBanner } from '../AlertBanner/AlertBanner.tsx'
import { Button } from '../Button/Button.tsx'
import * as styles from './MissingPart.styles.ts'

type MissingPartProps = {
  isOutdated: boolean
  onRetry: () => void
  /** For overlays only; their message is an overlay as well. */
  onDismiss: (() => void) | undefined
}

/** Rendered instead of a part whose code could not be loaded. */
export function MissingPart({ isOutdated, onRetry, onDismiss }: MissingPartProps) {
  return (
    <div className={onDismiss && styles.floating}>
      <AlertBanner
        onDismiss={onDismiss}
        action={
          <Button size="small" onPress={isOutdated ? () => location.reload() : onRetry}>
            {isOutdated ? 'Recharger la page' : 'Réessayer'}
          </Button>
        }
      >
        Cette partie de la page n’a pas pu être chargée
      </AlertBanner>
    </div>
  )
}
