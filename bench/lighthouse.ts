import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { watchPath } from '../src/shared/routes.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { freePort } from '../tests/support/freePort.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { writeShowcase } from '../tests/support/showcase/showcase.ts'
import type { Row } from './report.ts'

const categories = {
  performance: 'performance',
  accessibility: 'accessibilité',
  'best-practices': 'bonnes pratiques',
  seo: 'référencement',
}

const run = promisify(execFile)
const home = join(import.meta.dirname, 'lighthouse')
const command = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')
const reportSchema = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) })

/** Installs Lighthouse at its first use: its packages weigh as much as half of the site's own. */
async function ensureLighthouse(): Promise<void> {
  if (!existsSync(command)) await run('npm', ['ci'], { cwd: home })
}

/**
 * @param port of a browser's debugger
 * @returns the scores out of 100
 */
async function audit(url: string, port: number, isDesktop: boolean): Promise<Map<string, number>> {
  const flags = [`--port=${port}`, `--only-categories=${Object.keys(categories).join(',')}`, '--output=json', '--quiet']
  const { stdout } = await run(process.execPath, [command, url, ...flags, ...(isDesktop ? ['--preset=desktop'] : [])], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const report = reportSchema.parse(JSON.parse(stdout))
  return new Map(Object.entries(report.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]))
}

/** Returns Lighthouse's scores of the home page and of a video's page, for a guest with an empty cache, on a phone and on a desktop. */
export async function lighthouseScores(): Promise<Row[]> {
  await ensureLighthouse()
  const folder = await makeDataDir()
  const { video } = await writeShowcase(folder.path)
  const lucarne = await startLucarne(folder.path)
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const rows: Row[] = []
  try {
    const pages = { accueil: lucarne.url, vidéo: `${lucarne.url}${watchPath(video)}` }
    for (const [page, url] of Object.entries(pages)) {
      for (const device of ['téléphone', 'ordinateur']) {
        const scores = await audit(url, port, device === 'ordinateur')
        for (const [id, name] of Object.entries(categories)) {
          rows.push({ name: `Lighthouse, ${page}, ${device}, ${name}`, value: scores.get(id) ?? 0, unit: 'sur 100', runs: 1 })
        }
      }
    }
  } finally {
    await browser.close()
    await lucarne.stop()
    await folder.remove()
  }
  return rows
}
