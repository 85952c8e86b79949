import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MediaProgressFragment } from '../../src/graphql/generated/graphql.ts'
import { MediaStatus } from '../../src/screens/Dashboard/MediaStatus.tsx'

const at = (progress: number): MediaProgressFragment => ({ state: 'watchable', progress, storyboardUrl: null, failure: null })
const shown = (): string | null => screen.getByRole('progressbar').getAttribute('aria-valuetext')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('tells how long a conversion will still take, by what the page has seen of it, and begins anew with another file', () => {
  const clock = vi.spyOn(performance, 'now')
  const see = (seconds: number, progress: number) => {
    clock.mockReturnValue(seconds * 1000)
    return <MediaStatus media={at(progress)} />
  }
  const { rerender } = render(see(0, 25))
  expect(shown()).toBe('25\u00a0%')
  rerender(see(60, 50))
  expect(shown()).toBe('50\u00a0% · reste 2\u00a0min')
  rerender(see(90, 75))
  expect(shown()).toBe('75\u00a0% · reste <\u00a01\u00a0min')
  rerender(see(100, 5))
  expect(shown()).toBe('5\u00a0%')
})
