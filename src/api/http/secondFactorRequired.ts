import { AppError } from '../../shared/errors.ts'

/** Error for a sign-in whose password was right, and that waits for its second step; the response sets its cookie. */
export class SecondFactorRequired extends AppError {
  readonly cookie: string

  constructor(cookie: string) {
    super('SECOND_FACTOR_REQUIRED')
    this.cookie = cookie
  }
}
