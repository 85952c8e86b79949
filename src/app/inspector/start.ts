import type { InspectionEvent, Observer } from 'xstate'
import { isAdministrator } from './isAdministrator.ts'

/**
 * What the built site loads for an address with `?inspect`, where the operator allows it.
 * @returns undefined for everybody but administrators
 */
export async function start(place: 'window' | 'beside'): Promise<Observer<InspectionEvent> | undefined> {
  if (!(await isAdministrator())) return undefined
  const { startInspector } = await import('./startInspector.ts')
  return startInspector(place)
}
