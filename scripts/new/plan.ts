import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listed, listingsOf } from './listings.ts'
import { Refusal, type Toggle } from './toggle.ts'
import { sayer } from './words.ts'

/** What will be written, by path in the project. */
export type Plan = { created: ReadonlyMap<string, string>; changed: ReadonlyMap<string, string> }

const templates = join(import.meta.dirname, 'templates/toggle')

/** Returns all files of a new toggle, without writing any. @throws Refusal when something of that name exists */
export function planToggle(root: string, toggle: Toggle): Plan {
  const last = Math.max(...globSync('[0-9]*.ts', { cwd: join(root, 'src/db/schema/migrations') }).map((file) => Number(file.slice(0, 4))))
  const number = String(last + 1).padStart(4, '0')
  const say = sayer(toggle)
  const fill = (template: string): string => say(template).replaceAll('NNNN', number)

  const created = new Map<string, string>()
  for (const template of globSync('**/*.txt', { cwd: templates })) {
    created.set(fill(template.replace(/\.txt$/, '')), fill(readFileSync(join(templates, template), 'utf8')))
  }
  const existing = [...created.keys()].filter((path) => existsSync(join(root, path)))
  if (existing.length > 0) throw new Refusal(`«${toggle.verb}» exists: ${existing.join(', ')}`)

  const changed = new Map<string, string>()
  for (const listing of listingsOf(toggle.subject)) {
    const text = changed.get(listing.file) ?? readFileSync(join(root, listing.file), 'utf8')
    changed.set(listing.file, listed(text, { ...listing, ...(listing.add !== undefined && { add: fill(listing.add) }) }))
  }
  mustBeNew(toggle, root)
  return { created, changed }
}

/** Names that stand in lists rather than in files of their own. @throws Refusal */
function mustBeNew({ verb, plural }: Toggle, root: string): void {
  const lists: readonly (readonly [file: string, line: RegExp])[] = [
    ['src/db/schema/schema.ts', new RegExp(`^  ${plural}: \\w+Table$`, 'm')],
    ['src/shared/pageMessages.ts', new RegExp(`^export const ${verb} = `, 'm')],
    ['schema.graphql', new RegExp(`^  set${verb}\\(`, 'im')],
    ['src/gateway/context.ts', new RegExp(`^  ${plural}: `, 'm')],
  ]
  const taken = lists.filter(([file, line]) => line.test(readFileSync(join(root, file), 'utf8')))
  if (taken.length > 0) throw new Refusal(`«${verb}» is taken in ${taken.map(([file]) => file).join(', ')}`)
}
