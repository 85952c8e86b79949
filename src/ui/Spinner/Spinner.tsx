import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Spinner.module.css'

/** Takes the size and the colour of the text around it. With a `label` it is announced when it appears. */
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
