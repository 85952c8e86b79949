import type { AppOptions } from '../createApp.ts'
import type { start } from './start.ts'

/** What the operator's setting INSPECTOR adds to the built site. */
const builtInspector = '/inspecteur/start.js'

/**
 * Opens the inspector in a second window, with `asked` = «beside» below the page; in development «stately» opens Stately's viewer. The code of
 * none of them is in the production bundle.
 */
export function openInspector(asked: string): Promise<AppOptions['inspect']> {
  return import.meta.env.DEV ? importInspector(asked) : importBuiltInspector(asked)
}

const placeOf = (asked: string): 'beside' | 'window' => (asked === 'beside' ? asked : 'window')

async function importBuiltInspector(asked: string): Promise<AppOptions['inspect']> {
  const built: { start: typeof start } = await import(/* @vite-ignore */ builtInspector)
  return built.start(placeOf(asked))
}

async function importInspector(asked: string): Promise<AppOptions['inspect']> {
  if (asked !== 'stately') return (await import('./startInspector.ts')).startInspector(placeOf(asked))
  const { openStatelyInspector } = await import('./openStatelyInspector.ts')
  return openStatelyInspector()
}
