import { popularCategories } from '../../db/categories.ts'
import { findContents } from '../../db/contents.ts'
import type { Db } from '../../db/database.ts'
import type { Category, ContentExpand } from '../../shared/entities/content.ts'
import { inOrderOf } from '../frame/inputs.ts'
import type { Showing } from '../frame/showing.ts'
import { presentHashtag } from '../hashtags/presenter.ts'
import { partsOf } from './inputs.ts'
import { presentContent } from './presenter.ts'

/** `court_métrage` → `Court métrage`. */
function titleOf(hashtag: string): string {
  const words = hashtag.replaceAll('_', ' ').trim()
  return words === '' ? hashtag : words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)
}

/** The sections of Explore, with `contents` of each: two queries, whatever the number. */
export async function sections(
  db: Db,
  show: Showing,
  { limit, contents, expand }: { limit: number; contents: number; expand: readonly ContentExpand[] },
): Promise<Category[]> {
  const categories = await popularCategories(db, { limit, contents })
  const uuids = new Set(categories.flatMap((category) => category.contents))
  const rows = await findContents(db, [...uuids], partsOf(expand, show.viewer))
  return categories.map((category) => ({
    title: titleOf(category.name),
    hashtag: presentHashtag(category),
    contents: inOrderOf(category.contents, rows).map((row) => presentContent(row, show, expand)),
  }))
}
