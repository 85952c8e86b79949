import { join } from 'node:path'
import { render } from '@testing-library/react'
import { Heart, House, Settings, type LucideIcon } from 'lucide-react'
import { expect, it } from 'vitest'
import { shapesOf } from '../../scripts/compactIcons.ts'
import { icon } from '../../src/ui/icon.ts'

const icons = join(import.meta.dirname, '..', '..', 'node_modules', 'lucide-react', 'dist', 'esm', 'icons')

function drawn(Icon: LucideIcon | ReturnType<typeof icon>): Element {
  const { container } = render(<Icon size={18} strokeWidth={2.5} data-tone="quiet" />)
  const svg = container.querySelector('svg')
  if (!svg) throw new Error('nothing drawn')
  // The library's own classes and namespace: nothing here uses them, and markup needs none.
  svg.removeAttribute('class')
  svg.removeAttribute('xmlns')
  return svg
}

it.each([
  ['heart', Heart],
  ['house', House],
  ['settings', Settings],
])('the built app draws %s as lucide-react does', async (name, original) => {
  const shapes = await shapesOf(join(icons, `${name}.mjs`))
  expect(drawn(icon(shapes ?? [])).isEqualNode(drawn(original))).toBe(true)
})
