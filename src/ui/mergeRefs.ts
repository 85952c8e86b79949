import { useCallback, type Ref, type RefCallback } from 'react'

/** Returns one ref callback for several refs. It passes on React 19's clean-up function. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (node) => {
    const cleanups = refs.map((ref) => assignRef(ref, node))
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }
}

/** Like `mergeRefs`, but stable between renders, so that no ref is detached in between. */
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
