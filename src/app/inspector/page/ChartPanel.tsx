import { ZoomIn, ZoomOut } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Chart } from './Chart.tsx'
import { chartOf } from './charts.ts'
import * as styles from './Inspector.styles.ts'
import { type ActorNow, nameOf } from './moment.ts'

/** Sizes of a chart, as parts of its own; null for as large as there is place for all of it. */
const sizes = [null, 0.5, 0.75, 1] as const

type ChartPanelProps = { now: ActorNow; active: ReadonlySet<string> }

/** Renders the chart of an actor’s machine, in its own size, smaller, or as a whole. */
export function ChartPanel({ now: { actor, last }, active }: ChartPanelProps) {
  const [step, setStep] = useState(sizes.length - 1)
  const taken = useMemo(() => new Set(last?.taken ?? []), [last])
  return (
    <section className={styles.tall} aria-labelledby="chart">
      <div className={styles.head}>
        <h2 className={styles.heading} id="chart">
          {nameOf(actor)}
        </h2>
        {actor.machine !== null && (
          <div className={styles.steps}>
            <IconButton
              icon={ZoomOut}
              size="small"
              label="Réduire le schéma"
              disabledReason={step === 0 ? 'Le schéma est montré en entier' : undefined}
              onPress={() => setStep(step - 1)}
            />
            <IconButton
              icon={ZoomIn}
              size="small"
              label="Agrandir le schéma"
              disabledReason={step === sizes.length - 1 ? 'Le schéma a sa taille réelle' : undefined}
              onPress={() => setStep(step + 1)}
            />
          </div>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else nobody can scroll it with the keyboard */}
      <div className={styles.scroll} role="group" aria-labelledby="chart" tabIndex={0}>
        {actor.machine === null ? (
          <p className={styles.note}>Cet acteur n’est pas une machine.</p>
        ) : (
          <Suspense fallback={<Spinner />}>
            <Chart
              result={chartOf(actor.machine)}
              title={actor.machine}
              active={active}
              taken={taken}
              cause={last?.event.type ?? ''}
              size={sizes[step] ?? null}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}
