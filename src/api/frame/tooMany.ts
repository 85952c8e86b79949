import { AppError } from '../../shared/errors.ts'

/** TOO_MANY_REQUESTS with the seconds after which to try again, for its `Retry-After`. */
export class TooMany extends AppError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS', { message })
    this.retryAfterSeconds = retryAfterSeconds
  }
}
