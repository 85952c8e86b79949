import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useRootMark } from '../../src/ui/useRootMark.ts'

function Marking({ isMarked = true }: { isMarked?: boolean }) {
  useRootMark('sheet', isMarked)
  return null
}

const isMarked = (): boolean => document.documentElement.hasAttribute('data-sheet')

afterEach(cleanup)

it('marks the page as long as one of several components does', () => {
  const [first, second] = [render(<Marking />), render(<Marking />)]
  expect(isMarked()).toBe(true)
  first.unmount()
  expect(isMarked()).toBe(true)
  second.rerender(<Marking isMarked={false} />)
  expect(isMarked()).toBe(false)
  second.rerender(<Marking />)
  expect(isMarked()).toBe(true)
  second.unmount()
  expect(isMarked()).toBe(false)
})
