import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '../../src/ui/Carousel/Carousel.tsx'
import { descriptionOf, draw } from './support.tsx'

// happy-dom has no layout: these values simulate cards of 300 px with gaps of 16 in a viewport of 948.
const pitch = 316
const scrolled: number[] = []

beforeEach(() => {
  scrolled.length = 0
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(948)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(5 * pitch)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(index * pitch, 0, 300, 200)
  })
  vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(function (this: HTMLElement, options?: unknown) {
    const left = typeof options === 'object' && options !== null && 'left' in options ? Number(options.left) : 0
    scrolled.push(left)
    this.scrollLeft += left
    this.dispatchEvent(new Event('scroll'))
  })
})

function drawCarousel() {
  return draw(
    <Carousel title="Tendances" action={<a href="/explore/trending">Voir plus</a>}>
      {['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'].map((name) => (
        <a key={name} href={`/watch/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  )
}

const previous = () => screen.getByRole('button', { name: 'Tendances\u00a0: précédent' })
const next = () => screen.getByRole('button', { name: 'Tendances\u00a0: suivant' })

describe('a carousel', () => {
  it('is a section and a list, both named by their heading', () => {
    drawCarousel()
    const section = screen.getByRole('region', { name: 'Tendances' })
    expect(within(section).getByRole('heading', { name: 'Tendances', level: 2 })).toBeTruthy()
    expect(within(within(section).getByRole('list', { name: 'Tendances' })).getAllByRole('listitem')).toHaveLength(5)
    expect(within(section).getByRole('link', { name: 'Voir plus' })).toBeTruthy()
  })

  it('scrolls one card at a time', async () => {
    const { user } = drawCarousel()
    await user.click(next())
    await user.click(previous())
    expect(scrolled).toEqual([pitch, -pitch])
  })

  it('scrolls by arrow key from any card', async () => {
    const { user } = drawCarousel()
    screen.getByRole('link', { name: 'Deux' }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(scrolled).toEqual([pitch, pitch, -pitch])
  })

  it('disables the button at either end, and keeps the focus', async () => {
    const { user } = drawCarousel()
    expect(descriptionOf(previous())).toBe('Début de la liste')
    await user.click(next())
    await user.click(next())
    expect(descriptionOf(next())).toBe('Fin de la liste')
    expect(document.activeElement).toBe(next())
    await user.click(next())
    expect(scrolled).toEqual([pitch, pitch])
    expect(previous().hasAttribute('aria-disabled')).toBe(false)
  })
})
