import { SeeMore } from '../../components/SeeMore.tsx'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import type { ExploreQuery } from '../../graphql/generated/graphql.ts'
import { limits } from '../../shared/limits.ts'
import { searchPath } from '../../shared/routes.ts'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'

type CategoriesProps = {
  categories: ExploreQuery['explore']['categories']
  /** The videos on further pages of the main list, which are not shown again. */
  further: ReadonlySet<string>
}

/** Renders a row for each category and each popular hashtag: its trending videos, and for a hashtag a link to all of them. */
export function Categories({ categories, further }: CategoriesProps) {
  const rows = categories.map(({ contents, ...row }) => ({ ...row, contents: contents.filter(({ id }) => !further.has(id)) }))
  const long = rows.filter(({ contents }) => contents.length >= limits.categoryContentsMin)
  return long.map(({ title, category, hashtag, contents }) => (
    <Carousel key={category ?? hashtag?.id} title={title} action={hashtag && <SeeMore title={title} href={searchPath(hashtag.name)} />}>
      {contents.map((content) => (
        <VideoCard key={content.id} content={content} />
      ))}
    </Carousel>
  ))
}
