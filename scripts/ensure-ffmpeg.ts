import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findFfmpeg, type FfmpegTools } from '../src/worker/media/ffmpeg.ts'

const exec = promisify(execFile)
const minutes = 60_000

type Log = (line: string) => void
type Command = readonly [program: string, ...args: string[]]

async function succeeds([program, ...args]: Command): Promise<boolean> {
  return exec(program, args, { timeout: 15 * minutes, maxBuffer: 64 * 1024 * 1024 }).then(
    () => true,
    () => false,
  )
}

/** Returns `[]` for root, `sudo -n` where sudo asks for no password, null where system packages cannot be installed. */
async function privilege(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return []
  return (await succeeds(['sudo', '-n', 'true'])) ? ['sudo', '-n'] : null
}

async function aptCommands(): Promise<Command[]> {
  const prefix = await privilege()
  if (!prefix || !(await succeeds(['apt-get', '--version']))) return []
  const apt = (...args: string[]): Command => {
    const [program = 'env', ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=120',
      ...args,
    ]
    return [program, ...rest]
  }
  return [apt('update'), apt('install', '-y', '--no-install-recommends', 'ffmpeg')]
}

/** Returns the commands that install ffmpeg on this platform, in order; empty when none can. */
async function installCommands(): Promise<Command[]> {
  if (process.platform === 'linux') return aptCommands()
  if (process.platform === 'darwin') return (await succeeds(['brew', '--version'])) ? [['brew', 'install', 'ffmpeg']] : []
  if (process.platform === 'win32' && (await succeeds(['winget', '--version']))) {
    return [
      ['winget', 'install', '--id', 'Gyan.FFmpeg', '--exact', '--silent', '--accept-package-agreements', '--accept-source-agreements'],
    ]
  }
  return []
}

const advice: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'sudo apt-get install ffmpeg (ou le paquet ffmpeg de votre distribution)',
  darwin: 'brew install ffmpeg',
  win32: 'winget install Gyan.FFmpeg',
}

/**
 * Makes sure that the worker finds ffmpeg: `FFMPEG_PATH`/`FFPROBE_PATH`, the PATH, then the platform's package manager. Lucarne also runs
 * without ffmpeg, so this never fails.
 * @returns the tools, or null when they are missing and could not be installed
 */
export async function ensureFfmpeg(log: Log): Promise<FfmpegTools | null> {
  const given = { ffmpegPath: process.env['FFMPEG_PATH'] || undefined, ffprobePath: process.env['FFPROBE_PATH'] || undefined }
  const present = await findFfmpeg(given)
  if (present) return present

  const commands = await installCommands()
  if (commands.length > 0) log('ffmpeg manque : installation par le gestionnaire de paquets…')
  // A failing «update» (one dead mirror) must not stop the installation: only the search at the end decides.
  for (const [index, command] of commands.entries()) {
    log(`Installation de ffmpeg, étape ${index + 1} sur ${commands.length}…`)
    if (!(await succeeds(command))) log(`La commande a échoué : ${command.join(' ')}`)
  }
  const installed = commands.length > 0 ? await findFfmpeg(given) : null
  if (installed) log(`ffmpeg ${installed.version} est installé : ${installed.ffmpeg}`)
  else {
    log('ffmpeg (avec libx264, aac et hls) est introuvable : les vidéos envoyées attendront leur conversion, rien n’est perdu.')
    log(`Pour l’installer : ${advice[process.platform] ?? 'https://ffmpeg.org/download.html'}, ou indiquez FFMPEG_PATH et FFPROBE_PATH.`)
  }
  return installed
}

if (import.meta.main) {
  const tools = await ensureFfmpeg(console.log)
  if (tools) console.log(`ffmpeg ${tools.version} est prêt : ${tools.ffmpeg}`)
}
