import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })) })),
})

/** `legend`: what Grafana writes beside each series */
export type Query = { of: string; expression: string; legend: string }

/** The folder of what operators give to Prometheus. */
export const prometheusFolder = join(root, 'deploy/prometheus')

/** The queries of the dashboard's panels, as Grafana sends them for a site whose job is `lucarne`. */
export function panelQueries(): Query[] {
  const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(join(root, 'docs/grafana.json'), 'utf8')))
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({ of: title, expression: expr.replaceAll('$job', 'lucarne'), legend: legendFormat })),
  )
}

/** The queries of the alert rules: the rest of the line after `expr:`, or the lines below it that are further in. */
export function ruleQueries(): Query[] {
  const text = readFileSync(join(prometheusFolder, 'lucarne.rules.yml'), 'utf8')
  const rules = text.matchAll(/- alert: (\w+)\n(?: *#.*\n)? *expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)
  return Array.from(rules, ([, alert = '', block, line = '']) => ({ of: alert, expression: block ?? line, legend: '' }))
}

type Labels = Readonly<Record<string, string>>
export type Sample = { name: string; labels: Labels; value: number }

const labelsOf = (text: string): Labels =>
  Object.fromEntries(Array.from(text.matchAll(/(\w+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]))

/** Reads the text format of Prometheus. `names`: of all metrics, also those without a sample */
export function readMetrics(text: string): { names: Set<string>; samples: Sample[] } {
  const samples = Array.from(text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm), ([, name = '', labels = '', value]) => ({
    name,
    labels: labelsOf(labels),
    value: Number(value),
  }))
  return { names: new Set(Array.from(text.matchAll(/^# TYPE (\w+) /gm), ([, name = '']) => name)), samples }
}

const labelsOfUnsampled: Readonly<Record<string, readonly string[]>> = {
  lucarne_database_connections: ['state'],
  lucarne_bucket_request_duration_seconds: ['operation', 'status', 'le'],
}

// By Prometheus itself.
const added = new Set(['job', 'instance'])

/** What a query asks of the site that the site does not have: a metric, a label, or a value of one. */
export function missingFrom({ names, samples }: ReturnType<typeof readMetrics>, { expression, legend }: Query): string[] {
  const missing: string[] = []
  const labels = new Set(added)
  for (const [, name = '', text = ''] of expression.matchAll(/\b((?:lucarne|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)) {
    if (!names.has(name) && !names.has(name.replace(/_(bucket|count|sum)$/, ''))) missing.push(name)
    const own = samples.filter((sample) => sample.name === name)
    for (const label of own.flatMap((sample) => Object.keys(sample.labels))) labels.add(label)
    const matchers = Array.from(text.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g), ([, label = '', operator = '', value = '']) => ({
      label,
      operator,
      value: new RegExp(`^(?:${value})$`),
    })).filter(({ label }) => !added.has(label))
    // A status depends on what went wrong.
    if (own.length === 0) continue
    for (const { label, operator, value } of matchers) {
      const isWanted = (found: string): boolean => operator.startsWith('!') || label === 'status' || value.test(found)
      if (!own.some((sample) => Object.hasOwn(sample.labels, label) && isWanted(sample.labels[label] ?? '')))
        missing.push(`${name}{${label}}`)
    }
  }
  const grouped = Array.from(expression.matchAll(/\bby \(([^)]*)\)/g), ([, list = '']) => list.split(/,\s*/)).flat()
  const written = Array.from(legend.matchAll(/\{\{(\w+)\}\}/g), ([, label = '']) => label)
  // A metric without any sample has no labels to compare: the embedded database has no connections, and a folder is no bucket.
  const unsampled = Object.entries(labelsOfUnsampled).find(([name]) => expression.includes(name))?.[1] ?? []
  const unknown = [...grouped, ...written].filter((label) => !labels.has(label) && !unsampled.includes(label))
  return [...missing, ...unknown]
}
