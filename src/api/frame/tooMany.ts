import { AppError } from '../../shared/errors.ts'

/** Too much of something; the answer says in `Retry-After` when to come back. */
export class TooManyRequests extends AppError {
  /** in whole seconds */
  readonly retryAfter: number

  /** @param seconds after which to come back */
  constructor(seconds: number, message = `Trop de tentatives, réessayez dans ${waitInWords(seconds)}`) {
    super('TOO_MANY_REQUESTS', { message })
    this.retryAfter = seconds
  }
}

/** How long to wait, said so that nobody comes back too early. */
function waitInWords(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)}\u00a0minutes`
  return seconds <= 1 ? 'une seconde' : `${seconds}\u00a0secondes`
}
