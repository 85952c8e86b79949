import { describe, expect, it } from 'vitest'
import { videoFileError } from '../../src/shared/validation/content.ts'
import { newVideoError } from '../../src/shared/validation/editVideo.ts'
import { namesTheFive, otherContainers } from '../support/otherContainers.ts'

describe.each(otherContainers)('$name', ({ name, types }) => {
  const files = ['', ...types].map((type) => ({ name, size: 1000, type }))

  it('is refused when it is chosen, and the message names the five accepted containers, whatever its declared type', () => {
    for (const file of files) expect(videoFileError(file, 2000), file.type).toBe(namesTheFive)
  })

  it('is also refused as a replacement of a video', () => {
    for (const file of files) expect(newVideoError(file, 2000), file.type).toBe(namesTheFive)
  })
})
