import { AppError } from '../../shared/errors.ts'

/** Error for too many attempts; the response says in `Retry-After` when to retry. */
export class TooManyRequests extends AppError {
  /** in whole seconds */
  readonly retryAfter: number

  /** @param seconds after which to retry */
  constructor(seconds: number, message = `Trop de tentatives, réessayez dans ${waitInWords(seconds)}`) {
    super('TOO_MANY_REQUESTS', { message })
    this.retryAfter = seconds
  }
}

/** Returns the waiting time in French, rounded up. */
function waitInWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)}\u00a0minutes`
  return seconds <= 1 ? 'une seconde' : `${seconds}\u00a0secondes`
}
