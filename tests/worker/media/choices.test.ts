import { describe, expect, it } from 'vitest'
import { outputFrameRate } from '../../../src/worker/media/frameRate.ts'
import { renditionSpecs, quickRenditionSpec } from '../../../src/worker/media/renditionSpecs.ts'

describe('the renditions of a source', () => {
  const heights = (width: number, height: number): number[] => renditionSpecs({ width, height }, 1080).map((spec) => spec.height)

  it.each([
    [1920, 1080, [240, 360, 576, 720, 1080]],
    [3840, 2160, [240, 360, 576, 720, 1080]],
    [1280, 720, [240, 360, 576, 720]],
    [640, 480, [240, 360, 480]],
    [320, 180, [180]],
    [1080, 1920, [240, 360, 576, 720, 1080]],
  ])('%i × %i', (width, height, expected) => {
    expect(heights(width, height)).toEqual(expected)
  })

  it.each([
    [576, 1920, 1080, [240, 360, 576]],
    [576, 640, 480, [240, 360, 480]],
    [240, 1920, 1080, [240]],
    [720, 1280, 720, [240, 360, 576, 720]],
  ] as const)('end at %ip where the site wants no more: %i × %i', (highest, width, height, expected) => {
    expect(renditionSpecs({ width, height }, highest).map((spec) => spec.height)).toEqual(expected)
  })

  it('have no size that is hardly larger than the next smaller one', () => {
    expect(heights(660, 370)).toEqual([240, 370])
  })

  it('scale the short side, and keep both sides even', () => {
    expect(renditionSpecs({ width: 1080, height: 1920 }, 1080)[0]).toMatchObject({ outputWidth: 240, outputHeight: 426 })
    expect(
      renditionSpecs({ width: 1919, height: 1079 }, 1080).every((spec) => spec.outputWidth % 2 === 0 && spec.outputHeight % 2 === 0),
    ).toBe(true)
  })

  it('begin with 360p, or with the size of a smaller source', () => {
    expect([quickRenditionSpec({ width: 1920, height: 1080 }).height, quickRenditionSpec({ width: 320, height: 180 }).height]).toEqual([
      360, 180,
    ])
  })
})

describe('the frame rate to encode at', () => {
  it.each([
    [25, '25'],
    [29.97, '30000/1001'],
    [23.976, '24000/1001'],
    [60, '60'],
    [10, '10'],
    [7.5, '8'],
    [0.2, '1'],
    [29.3, '30000/1001'],
    [48, '50'],
    [1000, '60'],
    [0, '30'],
  ])('%d → %s', (average, expected) => {
    expect(outputFrameRate(average)).toBe(expected)
  })
})
