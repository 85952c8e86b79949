import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'

const run = promisify(execFile)
const bin = join(import.meta.dirname, 'node_modules', '@sparticuz', 'chromium', 'bin')
const cache = join(import.meta.dirname, 'node_modules', '.cache')

export type Found = { executablePath: string; args: readonly string[]; env: Record<string, string> }

/** Text is invisible without fonts: those of the package are registered in a fontconfig file of ours. */
async function writeFontConfig(folder: string): Promise<void> {
  const fonts = join(folder, 'fonts')
  await mkdir(fonts, { recursive: true })
  const file = join(folder, 'fonts.conf')
  const whole = `${file}.${process.pid}`
  await writeFile(
    whole,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><dir>${fonts}</dir><cachedir>${join(folder, 'fontcache')}</cachedir></fontconfig>`,
  )
  // Renamed atomically: another browser may be reading it.
  await rename(whole, file)
}

async function unpackTar(archive: string, target: string): Promise<void> {
  const tar = `${target}.tar`
  await writeFile(tar, brotliDecompressSync(await readFile(archive)))
  await mkdir(target, { recursive: true })
  await run('tar', ['-xf', tar, '-C', target])
  await rm(tar)
}

/**
 * Installs the Chromium of the npm registry and unpacks it, at its first use only: it has 67 MB, and nearly every machine has a browser.
 * @returns undefined where the package does not support this platform
 */
export async function packagedChromium(): Promise<Found | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(bin)) await run('npm', ['ci'], { cwd: import.meta.dirname })
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
