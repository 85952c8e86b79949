import { describe, expect, it } from 'vitest'
import { causeOf } from '../../../../src/machines/upload/fileTransfer/errorCodes.ts'
import { createFileRegistry } from '../../../../src/machines/upload/fileTransfer/fileRegistry.ts'
import { nextRate, secondsLeft, shareOf } from '../../../../src/machines/upload/fileTransfer/progress.ts'
import { retryDelay } from '../../../../src/machines/upload/fileTransfer/retry.ts'

describe('the file registry', () => {
  const file = new File(['abc'], 'vacances.mp4', { type: 'video/mp4' })

  it('stores the bytes under an id and returns the file’s properties', () => {
    const files = createFileRegistry()
    const chosen = files.keep(file)
    expect(chosen).toEqual({ id: expect.any(String), name: 'vacances.mp4', size: 3, type: 'video/mp4' })
    expect(files.find(chosen.id)).toBe(file)
  })

  it('gives a draft’s file its former id', () => {
    const files = createFileRegistry()
    expect(files.keep(file, 'file-1').id).toBe('file-1')
    expect(files.find('file-1')).toBe(file)
  })

  it('removes the released file and no other', () => {
    const files = createFileRegistry()
    const [first, second] = [files.keep(file), files.keep(file)]
    files.release([first.id, 'unknown'])
    expect([files.find(first.id), files.find(second.id)]).toEqual([undefined, file])
  })
})

describe('retries', () => {
  it('wait 1 s, doubled each time, at most 30 s', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  it('happen only for temporary errors', () => {
    const passing = [
      'API_UNAVAILABLE',
      'TIMEOUT',
      'UPLOAD_INTERRUPTED',
      'UPLOAD_OFFSET_MISMATCH',
      'UPLOAD_INCOMPLETE',
      'UPLOAD_NOT_FOUND',
    ] as const
    const codes = [...passing, 'INVALID_INPUT', 'STORAGE_FULL', 'SESSION_EXPIRED'] as const
    expect(codes.filter((code) => causeOf({ code }) === 'temporary')).toEqual(passing)
  })
})

describe('the cause of a failed transfer', () => {
  it.each([
    ['file', ['TRUNCATED_VIDEO', 'UNSUPPORTED_IMAGE', 'VIDEO_TOO_LARGE', 'EMPTY_FILE', 'VIDEO_TOO_LONG']],
    ['temporary', ['NOT_READY', 'TOO_MANY_REQUESTS']],
    ['session', ['UNAUTHENTICATED', 'SESSION_EXPIRED']],
    ['other', ['STORAGE_FULL', 'FORBIDDEN', 'CONTENT_NOT_FOUND', 'INTERNAL', 'INVALID_INPUT']],
  ] as const)('is %s for %s', (cause, codes) => {
    expect(codes.map((code) => causeOf({ code }))).toEqual(codes.map(() => cause))
  })
})

describe('the sent fraction', () => {
  it('is between 0 and 1, whatever the browser reports', () => {
    expect([shareOf({ sentBytes: 250, totalBytes: 1_000 }), shareOf({ sentBytes: 1_200, totalBytes: 1_000 })]).toEqual([0.25, 1])
    expect(shareOf({ sentBytes: 0, totalBytes: 0 })).toBe(0)
  })
})

describe('the speed of a transfer', () => {
  const at = (seconds: number, sentBytes: number, kind: 'video' | 'thumbnail' = 'video') => ({
    kind,
    sentBytes,
    totalBytes: 10_000,
    at: seconds * 1000,
  })

  it('is unknown until two reports have come, then the bytes of a second', () => {
    const first = nextRate(null, at(0, 0))
    expect([first.bytesPerSecond, secondsLeft(first)]).toEqual([0, null])
    const second = nextRate(first, at(2, 2_000))
    expect([second.bytesPerSecond, secondsLeft(second)]).toEqual([1_000, 8])
  })

  it('follows a change slowly: half of it after three seconds', () => {
    const steady = nextRate(nextRate(null, at(0, 0)), at(1, 1_000))
    expect(nextRate(steady, at(4, 1_000)).bytesPerSecond).toBeCloseTo(500)
  })

  it('begins anew with another file, and when the server has less', () => {
    const steady = nextRate(nextRate(null, at(0, 0)), at(1, 1_000))
    expect([nextRate(steady, at(2, 10, 'thumbnail')).bytesPerSecond, nextRate(steady, at(2, 500)).bytesPerSecond]).toEqual([0, 0])
  })

  it('is not measured by reports of the same moment', () => {
    const steady = nextRate(nextRate(null, at(0, 0)), at(1, 1_000))
    expect(nextRate(steady, at(1.1, 9_000)).bytesPerSecond).toBe(1_000)
  })

  it('tells no time when nothing moves', () => {
    expect([secondsLeft(null), secondsLeft({ ...at(0, 0), bytesPerSecond: 0 })]).toEqual([null, null])
  })
})
