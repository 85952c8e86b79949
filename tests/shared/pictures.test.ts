import { describe, expect, it } from 'vitest'
import { avatarWidths, pictureOf } from '../../src/shared/pictures.ts'

const address = '/media/contents/0b0f/00112233445566778899aabbccddeeff'

describe('the attributes of a picture', () => {
  it('name its four sizes, and the colour that its address ends in', () => {
    expect(pictureOf(`${address}-c04020.webp`)).toEqual({
      src: `${address}-c04020.webp`,
      srcSet: [
        `${address}-c04020.webp.320 320w`,
        `${address}-c04020.webp.480 480w`,
        `${address}-c04020.webp.640 640w`,
        `${address}-c04020.webp.1280 1280w`,
      ].join(','),
      'data-color': '#c04020',
    })
  })

  it('have no colour for a picture that was stored without one', () => {
    const picture = pictureOf(`${address}.webp`, avatarWidths)
    expect(picture['data-color']).toBeUndefined()
    expect(picture.srcSet).toBe(`${address}.webp.80 80w,${address}.webp.160 160w,${address}.webp.320 320w`)
  })

  it.each(['/placeholder-video.jpg', 'blob:http://lucarne/0b0f', '/media/a.webp?x', 'https://exemple.fr/a.png'])(
    'have no sizes for other pictures: %s',
    (src) => {
      expect(pictureOf(src)).toEqual({ src, srcSet: undefined, 'data-color': undefined })
    },
  )
})
