import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { normalizePath, type Plugin } from 'vite'

const iconFile = /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const component = normalizePath(join(import.meta.dirname, '..', 'src', 'ui', 'icon.ts'))

/** An icon of lucide-react: its shapes as elements with their attributes. */
const iconSchema = z.object({
  __iconData: z.object({ size: z.literal(24), node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
})

/** Returns the shapes of an icon's file, without their random keys; null for a file that only gives an icon another name. */
export async function shapesOf(file: string) {
  const icon: object = await import(pathToFileURL(file).href)
  if (!('__iconData' in icon)) return null
  return iconSchema
    .parse(icon)
    .__iconData.node.map(([tag, { key: _key, ...attributes }]): [string, Record<string, string>] => [tag, attributes])
}

/**
 * Draws lucide-react's icons with the component of `ui/icon.ts` in the built app. The library's own has options that nothing here uses, and
 * each of its icons a random key per shape, names and aliases: together as many bytes as the shapes.
 */
export function compactIcons(): Plugin {
  return {
    name: 'compact-icons',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const shapes = iconFile.test(id) ? await shapesOf(id) : null
      if (shapes === null) return null
      const code = `import { icon } from '${component}'\nexport default /* @__PURE__ */ icon(${JSON.stringify(shapes)})`
      return { code, moduleType: 'js' }
    },
  }
}
