import { mediaFailures, type MediaFailureCode } from '../../shared/mediaFailures.ts'

/** The file itself is at fault: a retry would fail the same way. */
export class MediaFailure extends Error {
  readonly code: MediaFailureCode

  constructor(code: MediaFailureCode, cause?: unknown) {
    super(mediaFailures[code], { cause })
    this.name = 'MediaFailure'
    this.code = code
  }
}

/** The uploaded file has disappeared from the storage, which says nothing about the file. */
export class SourceMissing extends MediaFailure {
  constructor(cause: unknown) {
    super('NOT_A_VIDEO', cause)
    this.name = 'SourceMissing'
  }
}

/** Another file was uploaded meanwhile, or the content is gone: this job has nothing left to do. */
export class StaleUpload extends Error {
  constructor() {
    super('the upload that this job is about is no longer current')
    this.name = 'StaleUpload'
  }
}

/** The disk is nearly full: the job waits, so that the database does not stop. */
export class DiskNearlyFull extends Error {
  constructor() {
    super('too little free space to go on writing')
    this.name = 'DiskNearlyFull'
  }
}

/** True for the errors of ffmpeg and sharp about a write on a full disk. */
export const saysDiskFull = (text: string): boolean => /No space left on device|Disk quota exceeded/.test(text)

export type ToolEnd =
  | { kind: 'exit'; code: number }
  /** killed from outside: a retry may well succeed */
  | { kind: 'signal'; signal: string }
  | { kind: 'timeout'; afterMs: number }

/** ffmpeg or ffprobe failed; `stderr` is the end of its output, only for the log. */
export class ToolFailure extends Error {
  readonly end: ToolEnd
  readonly stderr: string

  constructor(tool: string, end: ToolEnd, stderr: string) {
    const how = end.kind === 'exit' ? `exit ${end.code}` : end.kind === 'signal' ? `signal ${end.signal}` : `over ${end.afterMs} ms`
    super(`${tool} failed (${how}): ${stderr.trim().split('\n').at(-1) ?? ''}`)
    this.name = 'ToolFailure'
    this.end = end
    this.stderr = stderr
  }
}
