import { SeeMore } from '../../components/SeeMore.tsx'
import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import type { ExploreQuery } from '../../graphql/generated/graphql.ts'
import { searchPath } from '../../shared/routes.ts'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'

/** Renders a row for each category and each popular hashtag: its trending videos, and for a hashtag a link to all of them. */
export function Categories({ categories }: { categories: ExploreQuery['explore']['categories'] }) {
  return categories.map(({ title, category, hashtag, contents }) => (
    <Carousel key={category ?? hashtag?.id} title={title} action={hashtag && <SeeMore title={title} href={searchPath(hashtag.name)} />}>
      {contents.map((content) => (
        <VideoCard key={content.id} content={content} />
      ))}
    </Carousel>
  ))
}
