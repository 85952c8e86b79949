import { describe, expect, it } from 'vitest'
import { countScale, evenTicks, secondScale } from '../../src/components/Plot/drawing.ts'

describe('the scale of counts', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [20, [0, 5, 10, 15, 20]],
    [21, [0, 10, 20, 30]],
    [1_234, [0, 500, 1000, 1500]],
  ])('of at most %d has lines at %o', (most, lines) => {
    expect(countScale(most)).toEqual(lines)
  })
})

describe('the scale of seconds', () => {
  it.each([
    [0, [0, 1]],
    [45, [0, 30, 60]],
    [240, [0, 60, 120, 180, 240]],
    [3_600, [0, 1800, 3600]],
    [20_000, [0, 7200, 14_400, 21_600]],
  ])('of at most %d has lines at whole units: %o', (most, lines) => {
    expect(secondScale(most)).toEqual(lines)
  })
})

describe('the labels of points', () => {
  it.each([
    [7, 10, [0, 1, 2, 3, 4, 5, 6]],
    [7, 3, [0, 3, 6]],
    [28, 4, [0, 9, 18, 27]],
    [28, 5, [6, 13, 20, 27]],
    [1, 4, [0]],
  ])('of %d points in the room of %d are evenly apart, the last one always', (count, room, points) => {
    expect(evenTicks(count, room)).toEqual(points)
  })
})
