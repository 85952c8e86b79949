import type { IncomingMessage } from 'node:http'
import { AppError } from '../../shared/errors.ts'
import type { UploadBounds } from './uploadBounds.ts'

const looksPerWindow = 12

/**
 * Measures whether an upload keeps the minimum rate, check by check. It counts checks, not time: while this process itself was stopped, no
 * client could send.
 */
export class Pace {
  readonly #least: number
  #arrived: number[] = []

  constructor({ bytesPerSecond, windowSeconds }: Pick<UploadBounds, 'bytesPerSecond' | 'windowSeconds'>) {
    this.#least = bytesPerSecond * windowSeconds
  }

  /** @param bytes received since the last check @returns true when the window that ends now is slower than the rate */
  isSlow(bytes: number): boolean {
    this.#arrived = [...this.#arrived, bytes].slice(-looksPerWindow)
    return this.#arrived.length === looksPerWindow && this.#arrived.reduce((sum, count) => sum + count) < this.#least
  }

  /** Forgets the window: this side did not read, so the client's rate is unknown. */
  forget(): void {
    this.#arrived = []
  }
}

const rateInWords = (bytesPerSecond: number): string => `${Math.max(1, Math.round(bytesPerSecond / 1024))}\u00a0ko par seconde`

/** A client that is cut off retries, as after any other interruption. */
const tooSlow = (bytesPerSecond: number): AppError =>
  new AppError('UPLOAD_INTERRUPTED', {
    message: `L’envoi est trop lent\u00a0: il faut au moins ${rateInWords(bytesPerSecond)} en moyenne`,
  })

/**
 * Watches the rate at which a form arrives.
 * @param longest size limit of the whole form, and the error when it is exceeded
 * @returns `signal` aborts with an AppError when the form arrives too slowly or is too long; call `end` when it has arrived
 */
export function watchPace(
  request: IncomingMessage,
  bounds: UploadBounds,
  longest: { bytes: number; error: AppError },
): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController()
  const pace = new Pace(bounds)
  const { socket } = request
  const begun = socket.bytesRead
  let seen = begun
  const look = (): void => {
    const bytes = socket.bytesRead - seen
    seen += bytes
    if (seen - begun > longest.bytes) stop.abort(longest.error)
    else if (request.readableLength > 0) pace.forget()
    else if (pace.isSlow(bytes)) stop.abort(tooSlow(bounds.bytesPerSecond))
  }
  const timer = setInterval(look, (bounds.windowSeconds * 1000) / looksPerWindow)
  return { signal: stop.signal, end: () => clearInterval(timer) }
}
