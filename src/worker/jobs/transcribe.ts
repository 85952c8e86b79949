import type { ProbedSource } from '../media/probe.ts'
import { join } from 'node:path'
import { deleteAutomaticCaptions, putAutomaticCaptions, writtenLanguages } from '../../db/caption/captions.ts'
import { findContent } from '../../db/content/contents.ts'
import { noParts } from '../../db/content/contentRows.ts'
import { decodeCaptions } from '../../shared/caption/decode.ts'
import { captionMessages, parseCaptions, problemText } from '../../shared/caption/parse.ts'
import { writeWebVtt } from '../../shared/caption/write.ts'
import { isLanguageCode, type LanguageCode } from '../../shared/contentDetails.ts'
import type { MediaDeps } from '../deps.ts'
import { inputArgs, quietArgs } from '../media/input.ts'
import { runTool } from '../media/runTool.ts'
import { transcribe as runCommand } from '../media/transcriber.ts'
import type { LocalTask } from '../task.ts'
import { probeSource } from './prepare.ts'

/** The language of a video whose creator named none, when the engine does not say either: the site's own. */
const usualLanguage = 'fr'

/**
 * Writes the captions of a video whose sound the operator's command transcribes, unless somebody wrote captions in its language. Those that
 * were written of an earlier file go.
 */
export async function transcribe(deps: MediaDeps & { command: string }, task: LocalTask): Promise<void> {
  const { database, log, command } = deps
  const { content_uuid } = task.upload
  await deleteAutomaticCaptions(database.db, content_uuid)
  const content = await findContent(database.db, content_uuid, { ...noParts, details: true })
  const stated = content?.details?.language ?? undefined
  const written = await writtenLanguages(database.db, content_uuid)
  if (stated === 'zxx' || (stated !== undefined && written.includes(stated))) return
  const source = await probeSource(deps, task)
  if (source.facts.audioIndex === undefined) return
  const wav = join(task.folder, 'sound.wav')
  await extractSound(deps, task, source, wav)
  const output = decodeCaptions(await runCommand(command, { wav, seconds: task.media.duration, language: stated }, task.signal))
  const { cues, problem } = parseCaptions(output)
  if (problem?.message === captionMessages.none) {
    log.info({ ...task.upload }, 'nobody speaks in the video: it has no automatic captions')
    return
  }
  if (problem) throw new Error(`TRANSCRIBE_COMMAND wrote no captions that can be read. ${problemText(problem)}`)
  const language = stated ?? languageIn(output) ?? usualLanguage
  task.signal.throwIfAborted()
  if (!(await putAutomaticCaptions(database.db, { content_uuid, language, webvtt: writeWebVtt(cues) }))) return
  await database.changes.publish({ kind: 'media', content_uuid, channel_uuid: task.media.channel_uuid })
}

async function extractSound(
  { tools, storage }: MediaDeps,
  task: LocalTask,
  { path, facts, trim }: ProbedSource,
  wav: string,
): Promise<void> {
  // Sound that begins after the picture is preceded by silence, so that its times are those of the video.
  const sound = ['-af', 'aresample=16000:async=1:first_pts=0', '-ac', '1', '-c:a', 'pcm_s16le']
  const part = trim ? ['-ss', trim.start.toFixed(3), '-to', trim.end.toFixed(3)] : []
  const args = [...quietArgs, ...part, ...inputArgs(path), '-map', `0:${facts.audioIndex}`, '-vn', ...sound, wav]
  const timeoutMs = 60_000 + task.media.duration * 1000
  await runTool(tools, 'ffmpeg', args, { signal: task.signal, timeoutMs, isDiskLow: storage.isLow, reads: [path], writes: [task.folder] })
}

/** Returns the language that a WebVTT header names, as some engines write it. */
function languageIn(webvtt: string): LanguageCode | undefined {
  const [header = ''] = webvtt.split('\n\n', 1)
  const code = /^Language: *([a-z]{2,3})\b/m.exec(header)?.[1]
  return code !== undefined && isLanguageCode(code) && code !== 'zxx' ? code : undefined
}
