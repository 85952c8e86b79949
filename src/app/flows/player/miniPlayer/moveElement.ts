/** Not yet in the compiler's library. */
type StatePreservingParent = { moveBefore: (node: Node, child: Node | null) => void }

/** Whether the browser can move elements into this one with all of their state. */
export const canKeepState = (parent: object): parent is StatePreservingParent => 'moveBefore' in parent

/**
 * Puts an element last into another parent of the page. Where the browser can, it keeps all of its state. Elsewhere a video also plays on,
 * since it is back in the page within the same task; full screen and the picture in a window of its own end.
 */
export function moveElement(element: Element, parent: Element): void {
  if (element.isConnected && parent.isConnected && canKeepState(parent)) parent.moveBefore(element, null)
  else parent.append(element)
}
