import { classNames } from '../classNames.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './MissingPart.styles.ts'

/** Rendered while the code of an overlay loads, where a press would seem to do nothing. It appears only when this takes a while. */
export function LoadingPart() {
  return (
    <div className={classNames(styles.floating, styles.loading)}>
      <Spinner label="Chargement..." />
    </div>
  )
}
