import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.styles.ts'

/** Renders a spinner in the size and colour of the surrounding text. A `label` is announced when it appears. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  const wheel = <span className={classNames(styles.spinner, className)} aria-hidden="true" />
  if (label === undefined) return wheel
  return (
    <>
      {wheel}
      <VisuallyHidden live>{label}</VisuallyHidden>
    </>
  )
}
