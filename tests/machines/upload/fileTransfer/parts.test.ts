import { describe, expect, it } from 'vitest'
import { causeOf } from '../../../../src/machines/upload/fileTransfer/errorCodes.ts'
import { createFileRegistry } from '../../../../src/machines/upload/fileTransfer/fileRegistry.ts'
import { shareOf } from '../../../../src/machines/upload/fileTransfer/progress.ts'
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
    const codes = ['API_UNAVAILABLE', 'TIMEOUT', 'UPLOAD_INTERRUPTED', 'INVALID_INPUT', 'STORAGE_FULL', 'SESSION_EXPIRED'] as const
    expect(codes.filter((code) => causeOf({ code }) === 'temporary')).toEqual(['API_UNAVAILABLE', 'TIMEOUT', 'UPLOAD_INTERRUPTED'])
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
