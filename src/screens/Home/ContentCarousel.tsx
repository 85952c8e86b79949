import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import { SeeMore } from '../../components/SeeMore.tsx'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'

/** Number of cards visible at once on a wide screen (Carousel.styles.ts). */
const visibleCards = 4

export type Item = { content: CardContentFragment; reason: string | null }

/** `more`: link to the full list. */
export type ContentCarouselProps = { title: string; items: readonly Item[]; more: string; isRecommended?: boolean; isFirst?: boolean }

/** Renders a row of contents; nothing when it is empty. */
export function ContentCarousel({ title, items, more, isRecommended = false, isFirst = false }: ContentCarouselProps) {
  if (items.length === 0) return null
  return (
    <Carousel title={title} action={<SeeMore title={title} href={more} />}>
      {items.map(({ content, reason }, index) => (
        <VideoCard
          key={content.id}
          content={content}
          reason={reason}
          isRecommended={isRecommended}
          eager={isFirst && index < visibleCards}
        />
      ))}
    </Carousel>
  )
}
