import type { HlsSource } from './source.ts'
import { inputArgs, patientArgs } from './input.ts'
import { runTool } from './runTool.ts'
import { seekArgs } from './trim.ts'

/** A video may begin in the middle of a group of pictures: unreadable packets in its first part of this length are not damage. */
const settlingSeconds = 0.5

/**
 * True when a line of ffmpeg's log at level «warning» says that a packet could not be decoded, or that a picture is corrupt (in the wording
 * up to version 6, and since). Messages of the decoders themselves are ignored: many of them are harmless.
 */
export function reportsDamage(line: string): boolean {
  return /Error while decoding stream|Error submitting (a )?packet to (the )?decoder|corrupt decoded frame/.test(line)
}

/**
 * Decodes a video until its first unreadable place.
 * @returns that place in seconds from the start; undefined when all of it is readable
 */
export async function findDamage({ tools, path, facts, timeline, trim }: HlsSource, signal: AbortSignal): Promise<number | undefined> {
  const found = new AbortController()
  let at = 0
  const onErrorLine = (line: string): void => {
    const shown = / pts_time:(-?[\d.]+)/.exec(line)?.[1]
    if (shown !== undefined) at = Number(shown)
    else if (at > timeline.picture.start + settlingSeconds && reportsDamage(line)) found.abort()
  }
  const streams = [facts.videoIndex, facts.audioIndex].flatMap((index) => (index === undefined ? [] : ['-map', `0:${index}`]))
  // One thread, so that an error follows the picture before it; «showinfo» gives that picture's time.
  const quiet = ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'info', ...patientArgs]
  const part = trim ? ['-t', timeline.duration.toFixed(3)] : []
  const args = [...quiet, '-threads', '1', ...seekArgs(trim?.start ?? 0), ...inputArgs(path), ...streams, ...part]
  const timeoutMs = 20 * 60_000 + timeline.duration * 20_000
  try {
    await runTool(tools, 'ffmpeg', [...args, '-vf', 'showinfo=checksum=0', '-f', 'null', '-'], {
      signal: AbortSignal.any([signal, found.signal]),
      timeoutMs,
      onErrorLine,
      reads: [path],
      writes: [],
    })
  } catch (error) {
    if (!found.signal.aborted || signal.aborted) throw error
  }
  return found.signal.aborted ? at : undefined
}
