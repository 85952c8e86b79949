import { readdir, readFile } from 'node:fs/promises'
import type { Site } from './site.ts'

/** Processes are looked up in /proc. */
export const canSeeProcesses = process.platform === 'linux'

/**
 * Pids of the ffmpeg processes, without their wrappers, that work on this site's files; with `word`, those whose command line contains it.
 */
export async function ffmpegPids(site: Site, word = ''): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = (pid: string, file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const found = await Promise.all(pids.map(async (pid) => ({ pid, name: await read(pid, 'comm'), command: await read(pid, 'cmdline') })))
  return found
    .filter(({ name, command }) => name.trim() === 'ffmpeg' && command.includes(site.storage.root) && command.includes(word))
    .map(({ pid }) => Number(pid))
}
