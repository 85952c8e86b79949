import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)
const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'lucarne-chromium')

type Found = { executablePath: string; args: readonly string[]; env: Record<string, string> }

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

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A system Chromium counts when it starts: snap's wrapper, for one, is only a message. */
async function systemChromium(): Promise<string | undefined> {
  for (const path of systemPaths.filter((candidate) => existsSync(candidate))) {
    try {
      await run(path, ['--version'], { timeout: 20_000 })
      return path
    } catch {
      // Present and unusable: the next candidate may work.
    }
  }
  return undefined
}

/** Text is invisible without fonts: those of the package, known to fontconfig through a file of ours. */
async function writeFontConfig(folder: string): Promise<void> {
  const fonts = join(folder, 'fonts')
  await mkdir(fonts, { recursive: true })
  const file = join(folder, 'fonts.conf')
  const whole = `${file}.${process.pid}`
  await writeFile(
    whole,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><dir>${fonts}</dir><cachedir>${join(folder, 'fontcache')}</cachedir></fontconfig>`,
  )
  // At once: another browser may be reading it.
  await rename(whole, file)
}

async function unpackTar(archive: string, target: string): Promise<void> {
  const tar = `${target}.tar`
  await writeFile(tar, brotliDecompressSync(await readFile(archive)))
  await mkdir(target, { recursive: true })
  await run('tar', ['-xf', tar, '-C', target])
  await rm(tar)
}

/** The Chromium that comes from the npm registry, unpacked once into a private folder. */
async function packagedChromium(): Promise<Found | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const bin = join(import.meta.dirname, '..', '..', 'node_modules', '@sparticuz', 'chromium', 'bin')
  if (!existsSync(bin)) return undefined
  const version = createHash('sha256')
    .update(await readFile(join(bin, '..', 'package.json')))
    .digest('hex')
    .slice(0, 12)
  const folder = join(cache, version)
  if (!existsSync(join(folder, 'ready'))) {
    const making = `${folder}.${process.pid}`
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { recursive: true })
    await writeFile(join(making, 'chromium'), brotliDecompressSync(await readFile(join(bin, 'chromium.br'))))
    await chmod(join(making, 'chromium'), 0o755)
    await unpackTar(join(bin, 'al2023.tar.br'), join(making, 'al2023'))
    await unpackTar(join(bin, 'swiftshader.tar.br'), making)
    await unpackTar(join(bin, 'fonts.tar.br'), making)
    await writeFile(join(making, 'ready'), '')
    await rm(folder, { recursive: true, force: true })
    await rename(making, folder)
  }
  await writeFontConfig(folder)
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--no-zygote'],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: folder, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
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
 * CHROME_PATH → Playwright's own → the system's → the npm registry's; a clear error when there is none. TEST_BROWSER=system leaves out
 * the last one, TEST_BROWSER=packaged all others.
 */
async function findBrowser(): Promise<Found> {
  const choice = process.env['TEST_BROWSER'] ?? ''
  if (!['', 'system', 'packaged'].includes(choice)) throw new Error(`TEST_BROWSER is «system» or «packaged», not «${choice}»`)
  const found = (choice === 'packaged' ? undefined : await installed()) ?? (choice === 'system' ? undefined : await packaged())
  if (found) return found
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one')
}

/** Unpacks what has to be, and answers the path of the browser that tests will use. */
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
