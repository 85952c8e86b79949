import { popularCategories } from '../../db/content/categories.ts'
import { capitalized } from '../../shared/format/capitalized.ts'
import { findContents } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import type { Category, ContentExpand } from '../../shared/entities/content.ts'
import { inOrderOf } from '../http/inputs.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { presentHashtag } from '../hashtag/presenter.ts'
import { partsOf } from './inputs.ts'
import { presentContent } from './presenter.ts'

/** `court_métrage` → `Court métrage`. */
function titleOf(hashtag: string): string {
  const words = hashtag.replaceAll('_', ' ').trim()
  return words === '' ? hashtag : capitalized(words)
}

/** Returns the sections of Explore, with `contents` contents each. It takes two queries, whatever the number. */
export async function sections(
  db: Db,
  context: PresenterContext,
  { limit, contents, expand }: { limit: number; contents: number; expand: readonly ContentExpand[] },
): Promise<Category[]> {
  const categories = await popularCategories(db, { viewer: context.viewer, limit, contents })
  const uuids = new Set(categories.flatMap((category) => category.contents))
  const rows = await findContents(db, [...uuids], partsOf(expand, context.viewer))
  return categories.map((category) => ({
    title: titleOf(category.name),
    hashtag: presentHashtag(category),
    contents: inOrderOf(category.contents, rows).map((row) => presentContent(row, context, expand)),
  }))
}
