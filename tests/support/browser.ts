import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { type Found, packagedChromium } from './packagedChromium/packagedChromium.ts'

const run = promisify(execFile)

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
]

async function playwrightChromium(): Promise<string | undefined> {
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : undefined
}

// A build for headless use alone takes a third of the processor time of a whole browser.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A system Chromium counts only if it starts: snap's wrapper, for one, only prints a message. */
async function systemChromium(): Promise<string | undefined> {
  for (const path of systemPaths.filter((candidate) => existsSync(candidate))) {
    try {
      await run(path, ['--version'], { timeout: 20_000 })
      return path
    } catch {
      // Installed but unusable: the next candidate may work.
    }
  }
  return undefined
}

async function installed(): Promise<Found | undefined> {
  const path = process.env['CHROME_PATH'] ?? (await playwrightChromium()) ?? (await systemChromium())
  return path ? { executablePath: path, args: ['--no-sandbox', ...quiet], env: {} } : undefined
}

async function packaged(): Promise<Found | undefined> {
  const found = await packagedChromium()
  return found && { ...found, args: [...found.args, '--autoplay-policy=no-user-gesture-required'] }
}

/**
 * CHROME_PATH → Playwright's own → the system's → the npm registry's; a clear error when there is none. TEST_BROWSER=system excludes the
 * last one, TEST_BROWSER=packaged all others.
 */
async function findBrowser(): Promise<Found> {
  const choice = process.env['TEST_BROWSER'] ?? ''
  if (!['', 'system', 'packaged'].includes(choice)) throw new Error(`TEST_BROWSER is «system» or «packaged», not «${choice}»`)
  const found = (choice === 'packaged' ? undefined : await installed()) ?? (choice === 'system' ? undefined : await packaged())
  if (found) return found
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one')
}

/** Unpacks the packaged browser if needed, and returns the path of the browser that tests will use. */
export async function prepareBrowser(): Promise<string> {
  return (await findBrowser()).executablePath
}

/** A headless Chromium; the caller closes it. @param args further ones of its command line */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const found = await findBrowser()
  return chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args, ...args],
    env: { ...process.env, ...found.env },
  })
}
