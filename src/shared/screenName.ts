import { isScreenPath } from './screenPaths.ts'

/** Returns the name of the screen at this path, which says nothing of the video or person that it shows. */
export function screenNameOf(path: string): string {
  const [, first = ''] = path.toLowerCase().split('/')
  if (first === '') return 'home'
  return isScreenPath(path) ? first.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) : 'notFound'
}
