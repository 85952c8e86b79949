import type { OpenedUpload } from '../../../machines/upload/fileTransfer/actors.ts'
import { clientError } from '../../../shared/codedError.ts'
import { AppError } from '../../../shared/errors.ts'
import { parseAnswer, readRefusal } from './readRefusal.ts'

const answerLimitMs = 30_000
/** The server inspects the whole file before it answers. */
const finishLimitMs = 120_000

type Asked = { token: string | null; signal: AbortSignal }

/** Metadata of the tus protocol: names, and values in base 64. */
const metadata = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${btoa(value)}`)
    .join(',')

/**
 * Asks the API's upload routes.
 * @returns the parsed body
 * @throws AppError the API's error, or UPLOAD_INTERRUPTED or TIMEOUT when there is no answer
 */
async function ask(path: string, headers: Readonly<Record<string, string>>, { token, signal }: Asked, limitMs: number): Promise<unknown> {
  const limit = AbortSignal.timeout(limitMs)
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  try {
    const answer = await fetch(`/api/uploads${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', ...authorization, ...headers },
      signal: AbortSignal.any([signal, limit]),
    })
    const text = await answer.text()
    if (!answer.ok) throw readRefusal(answer.status, text)
    return parseAnswer(text)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(limit.aborted ? 'TIMEOUT' : 'UPLOAD_INTERRUPTED', { cause: error })
  }
}

type ToOpen = { key: string; contentId: string; bytes: number; fingerprint: string }

/** Announces a video: the same key, or the same file for the same record, continues what was begun. */
export async function openUpload({ key, contentId, bytes, fingerprint }: ToOpen, asked: Asked): Promise<OpenedUpload> {
  const answer = await ask(
    '',
    {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': metadata({ key, content: contentId, fingerprint }),
    },
    asked,
    answerLimitMs,
  )
  const fields = new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : [])
  const [uploadId, arrivedBytes] = [fields.get('uuid'), fields.get('offset')]
  if (typeof uploadId !== 'string' || typeof arrivedBytes !== 'number') throw clientError('INTERNAL')
  return { uploadId, fingerprint, arrivedBytes, at: performance.now() }
}

/** Makes a file whose bytes have all arrived that of its record. */
export async function finishUpload(uploadId: string, asked: Asked): Promise<void> {
  await ask(`/${encodeURIComponent(uploadId)}/finish`, {}, asked, finishLimitMs)
}
