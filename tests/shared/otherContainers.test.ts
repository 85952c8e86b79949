import { describe, expect, it } from 'vitest'
import { videoFileError } from '../../src/shared/validation/content.ts'
import { newVideoError } from '../../src/shared/validation/editVideo.ts'
import { namesTheFive, otherContainers } from '../support/otherContainers.ts'

describe.each(otherContainers)('$name', ({ name, types }) => {
  const files = ['', ...types].map((type) => ({ name, size: 1000, type }))

  it('is refused where it is chosen, and the five are named, whatever the system says of its type', () => {
    for (const file of files) expect(videoFileError(file), file.type).toBe(namesTheFive)
  })

  it('is refused in its video’s place, too, as a video that it is', () => {
    for (const file of files) expect(newVideoError(file), file.type).toBe(namesTheFive)
  })
})
