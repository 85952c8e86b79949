import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from './draw.ts'

const cases = Array.from({ length: 20 }, (_, index) => `case ${index}`)
const drawWith = (seed: string, share = 0.25): string[] => {
  vi.stubEnv('TEST_SEED', seed)
  return draw(cases, share, (name) => name)
}

describe('the cases that a run draws from a long table', () => {
  beforeEach(() => void vi.stubEnv('TEST_EXTENT', undefined))
  afterEach(() => void vi.unstubAllEnvs())

  it('are the share, at least one, in their order', () => {
    const drawn = drawWith('a')
    expect(drawn).toHaveLength(5)
    expect(drawn).toEqual(cases.filter((name) => drawn.includes(name)))
    expect(drawWith('a', 0.26)).toHaveLength(6)
    expect(drawWith('a', 0.001)).toHaveLength(1)
    expect(drawWith('a', 1)).toEqual(cases)
  })

  it('are the same for the same seed, and others for another', () => {
    expect(drawWith('a')).toEqual(drawWith('a'))
    expect(drawWith('a')).not.toEqual(drawWith('b'))
  })

  it('are each drawn by some seed', () => {
    const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`)
    expect(new Set(seeds.flatMap((seed) => drawWith(seed)))).toHaveLength(cases.length)
  })

  it('are all of them in a whole run', () => {
    vi.stubEnv('TEST_EXTENT', 'all')
    expect(drawWith('a')).toEqual(cases)
  })
})
