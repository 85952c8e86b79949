import { VideoCard } from '../../components/VideoCard/VideoCard.tsx'
import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import { Carousel } from '../../ui/Carousel/Carousel.tsx'

/** As many cards as are in sight at once on a desktop (specification §9). */
const visibleCards = 3

type Item = { content: CardContentFragment; reason: string | null }

type ContentCarouselProps = { title: string; items: readonly Item[]; isRecommended?: boolean; isFirst?: boolean }

/** A row of contents; nothing at all when there is none. */
export function ContentCarousel({ title, items, isRecommended = false, isFirst = false }: ContentCarouselProps) {
  if (items.length === 0) return null
  return (
    <Carousel title={title}>
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
