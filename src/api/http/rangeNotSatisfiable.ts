import { AppError } from '../../shared/errors.ts'

/** Error for a range outside of a file; the response says in `Content-Range` how long the file is (RFC 9110, 15.5.17). */
export class RangeNotSatisfiable extends AppError {
  readonly bytes: number

  /** @param bytes length of the whole file */
  constructor(bytes: number) {
    super('RANGE_NOT_SATISFIABLE')
    this.bytes = bytes
  }
}
