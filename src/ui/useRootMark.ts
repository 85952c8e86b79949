import { useLayoutEffect } from 'react'

const uses = new Map<string, number>()

function use(attribute: string, difference: 1 | -1): void {
  const count = (uses.get(attribute) ?? 0) + difference
  uses.set(attribute, count)
  document.documentElement.toggleAttribute(attribute, count > 0)
}

/**
 * Marks the root element with `data-<name>`, for style rules that concern the whole page. Not `html:has(…)`: with it, each element that comes
 * or goes makes the browser calculate the style of the whole page again.
 */
export function useRootMark(name: string, isMarked = true): void {
  useLayoutEffect(() => {
    if (!isMarked) return undefined
    const attribute = `data-${name}`
    use(attribute, 1)
    return () => use(attribute, -1)
  }, [name, isMarked])
}
