import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BannerPicture } from '../../src/components/ChannelSettings/BannerPicture.tsx'
import { PlayerFrame } from '../../src/components/Player/PlayerFrame.tsx'
import { Thumbnail } from '../../src/components/VideoCard/Thumbnail.tsx'
import { Avatar } from '../../src/ui/Avatar/Avatar.tsx'

const address = '/media/contents/0b0f/00112233445566778899aabbccddeeff-c04020.webp'

/** The attributes of the only image. */
function attributesOf(element: React.ReactElement): Record<string, string> {
  const { container } = render(element)
  const [image, ...more] = container.querySelectorAll('img')
  expect([image === undefined, more]).toEqual([false, []])
  return Object.fromEntries(Array.from(image?.attributes ?? [], ({ name, value }) => [name, value]))
}
const widthsOf = ({ srcset = '' }: Record<string, string>): string[] => srcset.split(',').map((each) => each.split(' ')[1] ?? '')

describe('a thumbnail', () => {
  it('has its sizes, its place and its colour, and loads when it is near', () => {
    const image = attributesOf(<Thumbnail src={address} duration={60} />)
    expect(image).toMatchObject({ src: address, width: '640', height: '360', loading: 'lazy', 'data-color': '#c04020' })
    expect(widthsOf(image)).toEqual(['320w', '480w', '640w', '1280w'])
    expect(image['sizes']).toMatch(/^auto,/)
    expect(image['fetchpriority']).toBeUndefined()
  })

  it('loads at once and first above the fold', () => {
    const image = attributesOf(<Thumbnail src={address} duration={60} eager />)
    expect(image).toMatchObject({ fetchpriority: 'high' })
    expect(image['loading']).toBeUndefined()
    expect(image['sizes']).toBe('max(20rem,25vw)')
  })

  it('shows the placeholder, which has no sizes, without a picture and when it fails to load', () => {
    expect(attributesOf(<Thumbnail src={null} duration={60} />)).toMatchObject({
      src: '/placeholder-video.jpg',
      width: '640',
      height: '360',
    })
    const { container, rerender } = render(<Thumbnail src={address} duration={60} />)
    const image = () => container.querySelector('img') ?? document.body
    fireEvent.error(image())
    expect([image().getAttribute('src'), image().hasAttribute('srcset')]).toEqual(['/placeholder-video.jpg', false])
    const next = address.replace('0b0f', '1b1f')
    rerender(<Thumbnail src={next} duration={60} />)
    expect(image().getAttribute('src')).toBe(next)
  })
})

describe('an avatar', () => {
  it.each([24, 36, 48, 72, 112] as const)('of %i pixels has twice of them', (size) => {
    const image = attributesOf(<Avatar name="Ada" src={address} size={size} />)
    expect(image).toMatchObject({ width: String(size), height: String(size), sizes: `${size}px`, loading: 'lazy' })
    expect(widthsOf(image)).toEqual(['80w', '160w', '320w'])
    expect(widthsOf(image).some((width) => Number.parseInt(width, 10) >= 2 * size)).toBe(true)
  })
})

describe('a poster', () => {
  it('has its sizes and loads first; beside a portrait one the player stays black', () => {
    const image = attributesOf(<PlayerFrame posterUrl={address} />)
    expect(image).toMatchObject({ width: '1280', height: '720', fetchpriority: 'high', sizes: '(width<1024px) 100vw,calc(100vw - 27rem)' })
    expect(widthsOf(image)).toEqual(['320w', '480w', '640w', '1280w'])
    expect(image['data-color']).toBeUndefined()
  })
})

describe('a banner in the settings', () => {
  it('has its sizes and its place', () => {
    const image = attributesOf(<BannerPicture src={address} />)
    expect(image).toMatchObject({ width: '1600', height: '320', 'data-color': '#c04020' })
    expect(widthsOf(image)).toEqual(['320w', '480w', '640w', '1280w'])
  })
})
