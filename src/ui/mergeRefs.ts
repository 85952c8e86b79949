import { useCallback, type Ref, type RefCallback } from 'react'

/** One ref callback that serves several refs; the clean-up that React 19 asks for is passed on. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (node) => {
    const cleanups = refs.map((ref) => assignRef(ref, node))
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }
}

/** The same with one identity from render to render, so that nothing is detached in between. */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback((node: T | null) => mergeRefs(first, second)(node), [first, second])
}

function assignRef<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node)
    return typeof cleanup === 'function' ? cleanup : () => ref(null)
  }
  if (ref) {
    ref.current = node
    return () => {
      ref.current = null
    }
  }
  return () => undefined
}
