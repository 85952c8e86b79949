import { useMemo } from 'react'
import { countScale, type Drawing } from '../../components/Plot/drawing.ts'
import { ExportButton } from '../../components/Plot/ExportButton.tsx'
import { Plot } from '../../components/Plot/Plot.tsx'
import { formatCount } from '../../shared/format/count.ts'
import type { StatisticsPeriod } from '../../shared/statisticsPeriods.ts'
import { sourceLabels } from '../../shared/viewSources.ts'
import * as styles from './PeriodStatistics.styles.ts'
import { formatExactly, type Period, periods } from './statisticsPeriod.ts'

type SourcesPlotProps = { sources: Period['sources']; channelId: string; period: StatisticsPeriod }

/** Renders where the views of a period come from. */
export function SourcesPlot({ sources, channelId, period }: SourcesPlotProps) {
  const drawing = useMemo(() => drawingOf(sources), [sources])
  const total = sources.reduce((sum, { views }) => sum + views, 0)
  const share = (views: number): string => `${total === 0 ? 0 : Math.round((views / total) * 100)}\u00a0%`
  return (
    <section className={styles.panel} aria-labelledby="sources">
      <div className={styles.head}>
        <h2 id="sources" className={styles.title}>
          Provenance des vues
        </h2>
        <ExportButton table={{ of: 'channel', channelId, table: 'sources', period }} what="la provenance des vues" />
      </div>
      <Plot
        pointName="Provenance"
        readings={sources.map(({ source, views, previousViews }) => ({
          text: `${sourceLabels[source]}\u202f: ${formatExactly(views)} (${share(views)})`,
          detail: `${periods[period].before}\u202f: ${formatExactly(previousViews)}`,
        }))}
        drawing={drawing}
        values={{
          caption: 'Provenance des vues',
          head: ['Provenance', 'Vues', 'Part', 'Période d’avant'],
          rows: sources.map(({ source, views, previousViews }) => ({
            key: source,
            cells: [sourceLabels[source], formatExactly(views), share(views), formatExactly(previousViews)],
          })),
        }}
      />
    </section>
  )
}

function drawingOf(sources: Period['sources']): Drawing {
  const values = sources.map(({ views }) => views)
  return {
    kind: 'bars',
    lines: [{ tone: 'main', values }],
    range: [-0.5, sources.length - 0.5],
    scale: countScale(Math.max(...values)),
    formatValue: formatCount,
    ticks: () => sources.map(({ source }, at) => ({ at, label: sourceLabels[source] })),
  }
}
