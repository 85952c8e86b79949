/**
 * Checks the gallery in a real Chromium: screenshots at 390 and 1280, light and dark, at 320 and in forced colours; fails when axe-core
 * reports a violation, when the page is wider than its window or when a target is too small for touch. `node tests/ui/gallery/shoot.ts
 * <folder>`; CHROME_PATH selects the browser.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core'
import { serveGallery } from './serve.ts'

const folder = process.argv[2] ?? '/tmp/lucarne-gallery'
const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
const phone = { hasTouch: true, isMobile: true }
const looks: (BrowserContextOptions & { name: string; width: number })[] = [
  { name: '390-light', width: 390, colorScheme: 'light', ...phone },
  { name: '390-dark', width: 390, colorScheme: 'dark', ...phone },
  { name: '1280-light', width: 1280, colorScheme: 'light' },
  { name: '1280-dark', width: 1280, colorScheme: 'dark' },
  { name: '320-light', width: 320, colorScheme: 'light', reducedMotion: 'reduce', ...phone },
  { name: '1280-forced', width: 1280, colorScheme: 'dark', forcedColors: 'active' },
]
const faults: string[] = []

await mkdir(folder, { recursive: true })
const gallery = await serveGallery()
const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: flags })
try {
  for (const { name, width, ...options } of looks) {
    const context = await browser.newContext({ ...options, viewport: { width, height: 860 } })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${name}: ${message.text()}`)
    })
    page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`))
    await page.goto(gallery.url)
    await page.getByRole('heading', { name: 'Bonjour Camille' }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const shot = async (part: string, fullPage = false) => {
      await settled(page)
      await page.screenshot({ path: join(folder, `${part}-${name}.png`), fullPage })
      await look(page, `${part} ${name}`)
    }
    await shootFloating(page, shot)
    // Last: a full-page screenshot resets the touch emulation.
    await shot('page', true)
    await context.close()
  }
} finally {
  await browser.close()
  await gallery.close()
}
process.stdout.write(`${folder}: ${faults.length} faults\n${faults.join('\n')}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

async function shootFloating(page: Page, shot: (part: string) => Promise<void>) {
  await page
    .getByRole('button', { name: /Plus d’actions/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
  await shot('menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await shot('drawer')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Devenir créateur' }).click()
  await page.getByRole('dialog', { name: 'Créer votre chaîne' }).waitFor()
  await shot('dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Supprimer la vidéo' }).click()
  await page.getByRole('alertdialog').waitFor()
  await shot('confirm')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Succès' }).press('Enter')
  await page.getByRole('button', { name: 'Échec' }).press('Enter')
  await page.getByRole('button', { name: 'Avec action' }).press('Enter')
  await page.getByText('Vidéo retirée de la playlist').waitFor()
  await shot('toasts')
}

/** Waits for finite animations; endless ones are ignored. */
async function settled(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity),
  )
}

async function look(page: Page, where: string) {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  // The system overrides colours in forced-colours mode; axe reads those that the page sets.
  if (where.includes('forced')) axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  for (const { id, nodes } of violations) faults.push(`${where}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
  const measures = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: matchMedia('(pointer: coarse)').matches
      ? [...document.querySelectorAll('button, [role="menuitem"], [role="tab"], input:not([type="file"])')]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.height < 43.9 || box.width < 43.9))
          .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width.toFixed()}×${box.height.toFixed()}`)
      : [],
  }))
  if (measures.overflow > 0) faults.push(`${where}: ${measures.overflow} px too wide`)
  for (const small of measures.small) faults.push(`${where}: too small for a finger: ${small}`)
}
