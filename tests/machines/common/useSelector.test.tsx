import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSyncExternalStoreWithSelector } from '../../../src/machines/common/useSyncExternalStoreWithSelector.ts'

type Snapshot = { count: number; label: string }

function createStore(snapshot: Snapshot) {
  const listeners = new Set<() => void>()
  return {
    get: () => snapshot,
    set: (change: Partial<Snapshot>) => {
      snapshot = { ...snapshot, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listeners,
  }
}

afterEach(cleanup)

const isSame = (before: unknown, after: unknown): boolean => before === after

it('draws again when what is selected changes, and for nothing else', () => {
  const store = createStore({ count: 1, label: 'a' })
  const draw = vi.fn()
  const selectCount = ({ count }: Snapshot): number => count
  function Count() {
    const count = useSyncExternalStoreWithSelector(store.subscribe, store.get, store.get, selectCount, isSame)
    draw(count)
    return <p>{count}</p>
  }
  const { unmount } = render(<Count />)
  act(() => store.set({ label: 'b' }))
  act(() => store.set({ count: 2 }))
  expect(draw.mock.calls).toEqual([[1], [2]])
  expect(screen.queryByText('2')).not.toBeNull()
  unmount()
  expect(store.listeners.size).toBe(0)
})

it('keeps an equal selection, also of a new snapshot', () => {
  const store = createStore({ count: 1, label: 'a' })
  const draw = vi.fn()
  const selectList = ({ count }: Snapshot): number[] => [count]
  const isEqual = ([before]: number[], [after]: number[]): boolean => before === after
  function List() {
    const list = useSyncExternalStoreWithSelector(store.subscribe, store.get, store.get, selectList, isEqual)
    draw(list)
    return <p>{list.join()}</p>
  }
  render(<List />)
  act(() => store.set({ label: 'b' }))
  act(() => store.set({ count: 3 }))
  expect(draw.mock.calls).toEqual([[[1]], [[3]]])
})

it('selects a new value at each drawing with a new selector, without drawing for ever', () => {
  const store = createStore({ count: 1, label: 'a' })
  function List({ factor }: { factor: number }) {
    const list = useSyncExternalStoreWithSelector(store.subscribe, store.get, store.get, ({ count }) => [count * factor], isSame)
    return <p>{list.join()}</p>
  }
  const { rerender } = render(<List factor={10} />)
  expect(screen.queryByText('10')).not.toBeNull()
  rerender(<List factor={20} />)
  act(() => store.set({ count: 2 }))
  expect(screen.queryByText('40')).not.toBeNull()
})
