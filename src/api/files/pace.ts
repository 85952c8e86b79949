import type { IncomingMessage } from 'node:http'
import { AppError } from '../../shared/errors.ts'
import type { UploadBounds } from './uploadBounds.ts'

const looksPerWindow = 12

/**
 * Whether a sender keeps to the least rate, told look by look. Looks are counted, not time: while this process itself stood still,
 * nobody could send.
 */
export class Pace {
  readonly #least: number
  #arrived: number[] = []

  constructor({ bytesPerSecond, windowSeconds }: Pick<UploadBounds, 'bytesPerSecond' | 'windowSeconds'>) {
    this.#least = bytesPerSecond * windowSeconds
  }

  /** @param bytes that came since the last look @returns is the window that ends now slower than the rate? */
  isSlow(bytes: number): boolean {
    this.#arrived = [...this.#arrived, bytes].slice(-looksPerWindow)
    return this.#arrived.length === looksPerWindow && this.#arrived.reduce((sum, count) => sum + count) < this.#least
  }

  /** Nothing can be said of the sender: this side did not read. */
  forget(): void {
    this.#arrived = []
  }
}

const rateInWords = (bytesPerSecond: number): string => `${Math.max(1, Math.round(bytesPerSecond / 1024))}\u00a0ko par seconde`

/** A sender that is cut tries again, as after any other interruption. */
const tooSlow = (bytesPerSecond: number): AppError =>
  new AppError('UPLOAD_INTERRUPTED', {
    message: `L’envoi est trop lent\u00a0: il faut au moins ${rateInWords(bytesPerSecond)} en moyenne`,
  })

/**
 * Watches how a form comes in.
 * @param longest what ends a form of more bytes, whatever they are
 * @returns aborts with an AppError once the form comes too slowly or is too long; `end` when it has come
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
