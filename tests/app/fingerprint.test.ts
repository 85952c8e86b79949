import { describe, expect, it } from 'vitest'
import { fingerprintOf } from '../../src/app/flows/upload/fingerprint.ts'

const megabyte = 1024 * 1024
/** A file of four megabytes whose bytes at some places differ. */
function fileWith(...changes: readonly number[]): File {
  const bytes = new Uint8Array(4 * megabyte)
  for (const at of changes) bytes[at] = 1
  return new File([bytes], 'clip.mp4')
}

describe('the digest of a file', () => {
  it('is the same for the same bytes, whatever the file is called', async () => {
    const [one, other] = [new File(['abc'], 'un.mp4', { lastModified: 1 }), new File(['abc'], 'deux.mp4', { lastModified: 2 })]
    expect(await fingerprintOf(one)).toBe(await fingerprintOf(other))
  })

  it.each([
    ['at its beginning', 10],
    ['in its middle', 2 * megabyte],
    ['at its end', 4 * megabyte - 1],
  ])('is another one for a file that differs %s', async (_, at) => {
    expect(await fingerprintOf(fileWith(at))).not.toBe(await fingerprintOf(fileWith()))
  })

  it('is another one for a file of another size', async () => {
    expect(await fingerprintOf(new File(['abc'], 'clip.mp4'))).not.toBe(await fingerprintOf(new File(['abcd'], 'clip.mp4')))
  })

  it('reads less than a megabyte of a file, however large', async () => {
    const file = fileWith()
    let read = 0
    const slice = file.slice.bind(file)
    file.slice = (from = 0, to = file.size) => {
      read += to - from
      return slice(from, to)
    }
    await fingerprintOf(file)
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(megabyte)
  })
})
