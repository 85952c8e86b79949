import { decodeCaptions } from '../../shared/caption/decode.ts'
import { parseCaptions, problemText } from '../../shared/caption/parse.ts'
import { writeWebVtt } from '../../shared/caption/write.ts'
import { AppError } from '../../shared/errors.ts'

/**
 * Returns the captions of a WebVTT or SRT file as sanitised WebVTT.
 * @param body the request's, in bytes
 * @throws AppError INVALID_INPUT with the line that cannot be read, UNSUPPORTED_MEDIA_TYPE for a body of JSON
 */
export function readWebVtt(body: unknown): string {
  if (body !== undefined && !(body instanceof Uint8Array)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  if (body === undefined || body.byteLength === 0) throw new AppError('EMPTY_FILE')
  const { cues, problem } = parseCaptions(decodeCaptions(body))
  if (problem) throw new AppError('INVALID_INPUT', { fields: { captions: problemText(problem) } })
  return writeWebVtt(cues)
}
