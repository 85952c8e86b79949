import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { watchPath } from '../src/shared/routes.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { freePort } from '../tests/support/freePort.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { writeShowcase } from '../tests/support/showcase/showcase.ts'
import { blockingTimeOfProcessor } from './blockingTime.ts'
import { median, type Row } from './report.ts'

const runs = 5
/** As Lighthouse takes it. */
const phoneSlowdown = 4

const categories = {
  performance: 'performance',
  accessibility: 'accessibilité',
  'best-practices': 'bonnes pratiques',
  seo: 'référencement',
}

const run = promisify(execFile)
const home = join(import.meta.dirname, 'lighthouse')
const command = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/** What decides the score for performance. */
const figures = {
  'first-contentful-paint': { name: 'premier affichage', unit: 'ms' },
  'largest-contentful-paint': { name: 'plus grand élément', unit: 'ms' },
  'total-blocking-time': { name: 'blocage', unit: 'ms' },
  'cumulative-layout-shift': { name: 'décalage', unit: '' },
}
/** `machineIndex`: Lighthouse's own measure of the machine's speed; a desktop of today has some 2,000 */
type Audit = {
  scores: Map<string, number>
  figures: Map<string, number>
  machineIndex: number
  /** see blockingTime.ts */
  processorBlockingMs: number
}

/** Installs Lighthouse at its first use: its packages weigh as much as half of the site's own. */
async function ensureLighthouse(): Promise<void> {
  if (!existsSync(command)) await run('npm', ['ci'], { cwd: home })
}

/**
 * @param port of a browser's debugger
 * @param isSecondVisit the browser keeps what it loaded before
 * @returns the scores out of 100, and the figures
 */
async function audit(url: string, port: number, isDesktop: boolean, isSecondVisit = false): Promise<Audit> {
  const folder = await makeDataDir()
  try {
    return await auditInto(folder.path, url, port, isDesktop, isSecondVisit)
  } finally {
    await folder.remove()
  }
}

async function auditInto(folder: string, url: string, port: number, isDesktop: boolean, isSecondVisit: boolean): Promise<Audit> {
  const output = join(folder, 'report.json')
  const flags = [`--port=${port}`, `--only-categories=${Object.keys(categories).join(',')}`, '--output=json', '--quiet']
  const files = [`--output-path=${output}`, '--save-assets']
  const further = [...(isDesktop ? ['--preset=desktop'] : []), ...(isSecondVisit ? ['--disable-storage-reset'] : [])]
  await run(process.execPath, [command, url, ...flags, ...files, ...further], { maxBuffer: 64 * 1024 * 1024 })
  const report = reportSchema.parse(JSON.parse(await readFile(output, 'utf8')))
  const trace: unknown = JSON.parse(await readFile(join(folder, 'report-0.trace.json'), 'utf8'))
  return {
    processorBlockingMs: blockingTimeOfProcessor(trace, url, isDesktop ? 1 : phoneSlowdown),
    machineIndex: report.environment.benchmarkIndex,
    scores: new Map(Object.entries(report.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    figures: new Map(Object.keys(figures).map((id) => [id, report.audits[id]?.numericValue ?? Number.NaN])),
  }
}

function rowsOf(name: string, audits: readonly Audit[]): Row[] {
  const medianOf = (valueOf: (each: Audit) => number | undefined) => median(audits.map((each) => valueOf(each) ?? Number.NaN))
  const lowest = Math.min(...audits.map(({ scores }) => scores.get('performance') ?? Number.NaN))
  return [
    ...Object.entries(categories).map(([id, category]) => ({
      name: `Lighthouse, ${name}, ${category}`,
      value: medianOf(({ scores }) => scores.get(id)),
      unit: 'sur 100',
      runs: audits.length,
    })),
    {
      name: `Lighthouse, ${name}, indice de la machine`,
      value: medianOf(({ machineIndex }) => machineIndex),
      unit: '',
      runs: audits.length,
    },
    {
      name: `Lighthouse, ${name}, blocage, temps du processeur`,
      value: medianOf(({ processorBlockingMs }) => processorBlockingMs),
      unit: 'ms',
      runs: audits.length,
    },
    { name: `Lighthouse, ${name}, performance, la plus basse`, value: lowest, unit: 'sur 100', runs: audits.length },
    ...Object.entries(figures).map(([id, { name: figure, unit }]) => ({
      name: `Lighthouse, ${name}, ${figure}`,
      value: medianOf((each) => each.figures.get(id)),
      unit,
      runs: audits.length,
    })),
  ]
}

/**
 * Returns Lighthouse's scores and figures of the home page and of a video's page, for a guest with an empty cache, on a phone and on a
 * desktop; and those of a second visit of the home page.
 */
export async function lighthouse(): Promise<Row[]> {
  await ensureLighthouse()
  const folder = await makeDataDir()
  const { video } = await writeShowcase(folder.path)
  const lucarne = await startLucarne(folder.path)
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const rows: Row[] = []
  const repeat = async (name: string, once: () => Promise<Audit>): Promise<void> => {
    const audits: Audit[] = []
    for (let index = 0; index < runs; index += 1) audits.push(await once())
    rows.push(...rowsOf(name, audits))
  }
  try {
    const pages = { accueil: lucarne.url, vidéo: `${lucarne.url}${watchPath(video)}` }
    for (const [page, url] of Object.entries(pages))
      for (const device of ['téléphone', 'ordinateur']) await repeat(`${page}, ${device}`, () => audit(url, port, device === 'ordinateur'))
    await audit(lucarne.url, port, false)
    await repeat('accueil, téléphone, visite suivante', () => audit(lucarne.url, port, false, true))
  } finally {
    await browser.close()
    await lucarne.stop()
    await folder.remove()
  }
  return rows
}
