import lighthouse, { desktopConfig } from 'lighthouse'
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

/** @param port of a browser's debugger @returns the scores out of 100 */
async function audit(url: string, port: number, isDesktop: boolean): Promise<Map<string, number>> {
  const flags = { port, onlyCategories: Object.keys(categories), logLevel: 'error' } as const
  const result = await lighthouse(url, flags, isDesktop ? desktopConfig : undefined)
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  return new Map(Object.entries(result.lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]))
}

/** Lighthouse's scores of the home page and of a video's page, for a guest with an empty cache, as a telephone and as a desktop. */
export async function lighthouseScores(): Promise<Row[]> {
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
