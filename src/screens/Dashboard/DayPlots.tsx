import { Clock, Eye, Heart, UserPlus, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { countScale, type Drawing, evenTicks, secondScale } from '../../components/Plot/drawing.ts'
import { ExportButton } from '../../components/Plot/ExportButton.tsx'
import { Plot } from '../../components/Plot/Plot.tsx'
import { formatCount } from '../../shared/format/count.ts'
import { formatWatchTime } from './formatWatchTime.ts'
import type { StatisticsPeriod } from '../../shared/statisticsPeriods.ts'
import { StatCard } from '../../ui/StatCard/StatCard.tsx'
import { comparison } from './figures.ts'
import {
  type Day,
  daysOf,
  formatDay,
  formatExactly,
  formatShortDay,
  formatWeekday,
  type Measure,
  type Period,
  periods,
  sumsOf,
} from './statisticsPeriod.ts'
import * as styles from './PeriodStatistics.styles.ts'

type Kind = {
  measure: Measure
  label: string
  icon: LucideIcon
  scale: (most: number) => number[]
  short: (value: number) => string
  /** with its noun */
  say: (value: number) => string
}

const plural = new Intl.PluralRules('fr-FR')
const counted = (one: string, many: string) => (value: number) => `${formatExactly(value)} ${plural.select(value) === 'one' ? one : many}`
const ofCounts = { scale: countScale, short: formatCount }

const kinds: readonly Kind[] = [
  { measure: 'views', label: 'Vues', icon: Eye, ...ofCounts, say: counted('vue', 'vues') },
  { measure: 'watchTime', label: 'Durée de visionnage', icon: Clock, scale: secondScale, short: formatWatchTime, say: formatWatchTime },
  { measure: 'subscribers', label: 'Nouveaux abonnés', icon: UserPlus, ...ofCounts, say: counted('nouvel abonné', 'nouveaux abonnés') },
  { measure: 'likes', label: 'J’aime', icon: Heart, ...ofCounts, say: counted('j’aime', 'j’aime') },
]

type DayPlotsProps = { data: Period; channelId: string; period: StatisticsPeriod }

/** Renders the four figures of a period, then each of them day by day. */
export function DayPlots({ data, channelId, period }: DayPlotsProps) {
  const all = useMemo(() => kinds.map((kind) => ({ kind, days: daysOf(data, kind.measure) })), [data])
  return (
    <section className={styles.section} aria-labelledby="by-day">
      <div className={styles.head}>
        <h2 id="by-day" className={styles.title}>
          Jour par jour
        </h2>
        <ExportButton table={{ of: 'channel', channelId, table: 'days', period }} what="les chiffres de chaque jour" />
      </div>
      <dl className={styles.figures} aria-label="Chiffres de la période">
        {all.map(({ kind: { measure, label, icon, short }, days }) => {
          const { value, before } = sumsOf(days)
          return <StatCard key={measure} icon={icon} label={label} value={short(value)} {...comparison(value, before, short)} />
        })}
      </dl>
      <div className={styles.plots}>
        {all.map(({ kind, days }) => (
          <DayPlot key={kind.measure} kind={kind} days={days} period={period} />
        ))}
      </div>
    </section>
  )
}

function DayPlot({ kind, days, period }: { kind: Kind; days: readonly Day[]; period: StatisticsPeriod }) {
  const drawing = useMemo(() => drawingOf(kind, days), [kind, days])
  // Two years have the same days.
  const inWords = period === '365' ? formatDay : formatWeekday
  const id = `by-day-${kind.measure}`
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {kind.label}
      </h3>
      <Plot
        pointName={`${kind.label}, jour`}
        start={days.length - 1}
        readings={days.map((day) => ({
          text: `${inWords(day.day)}\u202f: ${kind.say(day.value)}`,
          detail: `${inWords(day.dayBefore)}\u202f: ${kind.say(day.before)}`,
        }))}
        drawing={drawing}
        legend={{ main: periods[period].label, before: periods[period].before }}
        values={{
          caption: `${kind.label}, jour par jour`,
          head: ['Jour', kind.label, 'Même jour de la période d’avant', 'Période d’avant'],
          rows: days.map(({ day, value, dayBefore, before: earlier }) => ({
            key: day,
            cells: [formatDay(day), kind.say(value), formatDay(dayBefore), kind.say(earlier)],
          })),
        }}
      />
    </section>
  )
}

function drawingOf({ scale, short }: Kind, days: readonly Day[]): Drawing {
  const [main, before] = [days.map(({ value }) => value), days.map((day) => day.before)]
  return {
    kind: 'curve',
    lines: [
      { tone: 'before', values: before },
      { tone: 'main', values: main },
    ],
    range: [0, days.length - 1],
    scale: scale(Math.max(...main, ...before)),
    formatValue: short,
    ticks: (room) => evenTicks(days.length, room).map((at) => ({ at, label: formatShortDay(days[at]?.day ?? '') })),
  }
}
