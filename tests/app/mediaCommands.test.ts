import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const adapter = 'src/components/Player/media/'

/** What commands a media element, or takes the presses of the system's media keys. */
const commands: ReadonlySet<string> = new Set([
  'play',
  'requestFullscreen',
  'exitFullscreen',
  'requestPictureInPicture',
  'exitPictureInPicture',
  'setActionHandler',
])

/** The commands that a source calls: «video.play()». */
function commandsIn(file: string, source: string): string[] {
  const found: string[] = []
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (commands.has(callee.property.name)) found.push(callee.property.name)
    },
  }).visit(parseSync(file, source).program)
  return found
}

const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted()
const commanding = files.filter((file) => commandsIn(file, readFileSync(join(root, file), 'utf8')).length > 0)

it('finds commands where they are', () => {
  expect(commandsIn('a.tsx', 'video?.play(); void stage.requestFullscreen()')).toEqual(['play', 'requestFullscreen'])
  expect(commanding).toContain(`${adapter}mediaAdapter.ts`)
})

it('are given by the adapter of the media element alone', () => {
  expect(commanding.filter((file) => !file.startsWith(adapter))).toEqual([])
})
