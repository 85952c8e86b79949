import { type CategorySection, categorySections, type HashtagSection, hashtagSections } from '../../db/content/categories.ts'
import { videoCategories } from '../../shared/contentDetails.ts'
import { capitalized } from '../../shared/format/capitalized.ts'
import { findContents } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import type { Category, ContentExpand } from '../../shared/entities/content.ts'
import { limits } from '../../shared/limits.ts'
import { inOrderOf } from '../http/inputs.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { presentHashtag } from '../hashtag/presenter.ts'
import { partsOf } from './inputs.ts'
import { presentContent } from './presenter.ts'

type Heading = Omit<Category, 'contents'>
type Section = Heading & { uuids: readonly string[] }
/** Contents that are read per place of a section, since other sections may show some of them. */
const candidatesPerPlace = 3

/** `court_métrage` → `Court métrage`. */
function titleOf(hashtag: string): string {
  const words = hashtag.replaceAll('_', ' ').trim()
  return words === '' ? hashtag : capitalized(words)
}

const ofCategory = ({ category, contents }: CategorySection): Section => ({
  title: videoCategories[category],
  category,
  hashtag: null,
  uuids: contents,
})
const ofHashtag = ({ contents, ...hashtag }: HashtagSection): Section => ({
  title: titleOf(hashtag.name),
  category: null,
  hashtag: presentHashtag(hashtag),
  uuids: contents,
})

/** Alternates between two lists, as long as both last. */
const alternate = <Item>(one: readonly Item[], other: readonly Item[]): Item[] =>
  Array.from({ length: Math.max(one.length, other.length) }).flatMap((_, place) => [
    ...one.slice(place, place + 1),
    ...other.slice(place, place + 1),
  ])

/** «Éducation» and «education» are one subject. */
const subject = (title: string): string => title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Chooses the first sections that have enough contents of their own: no content is in two of them, none of the excluded ones in any, and no
 * two have the same title.
 */
function withoutRepeats(
  sections: readonly Section[],
  { limit, contents, exclude }: { limit: number; contents: number; exclude: readonly string[] },
): Section[] {
  const shown = new Set(exclude)
  const subjects = new Set<string>()
  const chosen: Section[] = []
  for (const section of sections) {
    if (chosen.length === limit) break
    const uuids = section.uuids.filter((uuid) => !shown.has(uuid)).slice(0, contents)
    if (uuids.length < limits.categoryContentsMin || subjects.has(subject(section.title))) continue
    chosen.push({ ...section, uuids })
    subjects.add(subject(section.title))
    for (const uuid of uuids) shown.add(uuid)
  }
  return chosen
}

/** Returns the sections of Explore, with up to `contents` contents each. It takes three queries, whatever the number. */
export async function sections(
  db: Db,
  context: PresenterContext,
  { expand, ...request }: { limit: number; contents: number; exclude: readonly string[]; expand: readonly ContentExpand[] },
): Promise<Category[]> {
  const { exclude, contents } = request
  const asked = { viewer: context.viewer, exclude, contents: contents * candidatesPerPlace }
  const [categories, hashtags] = await Promise.all([
    categorySections(db, asked),
    hashtagSections(db, { ...asked, limit: limits.categoriesMax }),
  ])
  const chosen = withoutRepeats(alternate(categories.map(ofCategory), hashtags.map(ofHashtag)), request)
  const rows = await findContents(
    db,
    chosen.flatMap(({ uuids }) => uuids),
    partsOf(expand, context.viewer),
  )
  return chosen.map(({ uuids, ...heading }) => ({
    ...heading,
    contents: inOrderOf(uuids, rows).map((row) => presentContent(row, context, expand)),
  }))
}
