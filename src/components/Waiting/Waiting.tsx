import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Waiting.styles.ts'

/** Stands in for a page while its user's session is being opened or closed. */
export function Waiting({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <Spinner />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <VisuallyHidden live>Veuillez patienter</VisuallyHidden>
    </div>
  )
}
