import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useId, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Carousel.styles.ts'
import { useScrollSteps } from './useScrollSteps.ts'

export type CarouselProps = {
  /** The section's heading, rendered as an h2. */
  title: string
  /** Rendered beside the heading: «Voir plus». */
  action?: ReactNode
  /** The cards, each with its key. */
  children: ReactNode
  className?: string | undefined
}

/** Renders a row of cards, three or four visible on a desktop, scrolled one at a time by button, arrow key, wheel or touch. */
export function Carousel({ title, action, children, className }: CarouselProps) {
  const id = useId()
  const { track, edges, step } = useScrollSteps<HTMLUListElement>()

  return (
    <section className={classNames(styles.carousel, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <div className={styles.buttons} data-idle={(edges.atStart && edges.atEnd) || undefined}>
          <IconButton
            icon={ChevronLeft}
            variant="solid"
            label={`${title} : précédent`}
            disabledReason={edges.atStart ? 'Début de la liste' : undefined}
            onPress={() => step('back')}
          />
          <IconButton
            icon={ChevronRight}
            variant="solid"
            label={`${title} : suivant`}
            disabledReason={edges.atEnd ? 'Fin de la liste' : undefined}
            onPress={() => step('on')}
          />
        </div>
        {/* Last, so that it does not move when the buttons appear. */}
        {action}
      </div>
      <ul ref={track} className={styles.track} aria-labelledby={id}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  )
}
