import { act, fireEvent, screen } from '@testing-library/react'
import { Share2 } from 'lucide-react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { place } from '../../src/ui/Tooltip/place.ts'
import { Tooltip } from '../../src/ui/Tooltip/Tooltip.tsx'
import { tooltipDelays } from '../../src/ui/Tooltip/OpeningTooltip.tsx'
import { loadTooltips } from '../../src/ui/Tooltip/useTooltip.tsx'
import { descriptionOf, draw } from './support.tsx'

beforeAll(loadTooltips)
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function hover(name: string) {
  fireEvent.pointerEnter(screen.getByRole('button', { name }), { pointerType: 'mouse' })
}

describe('a tooltip', () => {
  it('opens when the pointer has hovered for 700 ms', () => {
    draw(<IconButton icon={Share2} label="Partager" />)
    hover('Partager')
    wait(tooltipDelays.open - 1)
    expect(screen.queryByRole('tooltip')).toBeNull()
    wait(1)
    expect(screen.getByRole('tooltip').textContent).toBe('Partager')
  })

  it('opens on keyboard focus as well', () => {
    draw(<IconButton icon={Share2} label="Partager" />)
    act(() => screen.getByRole('button').focus())
    wait(tooltipDelays.open)
    expect(screen.getByRole('tooltip')).toBeTruthy()
  })

  it('opens immediately when another one has just closed', () => {
    draw(
      <>
        <IconButton icon={Share2} label="Partager" />
        <IconButton icon={Share2} label="Signaler" />
      </>,
    )
    hover('Partager')
    wait(tooltipDelays.open)
    fireEvent.pointerLeave(screen.getByRole('button', { name: 'Partager' }))
    wait(200)
    hover('Signaler')
    wait(0)
    expect(screen.getByRole('tooltip').textContent).toBe('Signaler')
  })

  it('stays while the pointer is over its text', () => {
    draw(<IconButton icon={Share2} label="Partager" />)
    hover('Partager')
    wait(tooltipDelays.open)
    fireEvent.pointerLeave(screen.getByRole('button'))
    fireEvent.pointerEnter(screen.getByRole('tooltip'))
    wait(1000)
    expect(screen.getByRole('tooltip')).toBeTruthy()
  })

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press', () => fireEvent.pointerDown(screen.getByRole('button'))],
    ['scrolling', () => fireEvent.scroll(document)],
    ['the focus leaving', () => fireEvent.blur(screen.getByRole('button'))],
  ])('closes by %s', (_, close) => {
    draw(<IconButton icon={Share2} label="Partager" />)
    hover('Partager')
    wait(tooltipDelays.open)
    close()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('does not open by touch', () => {
    draw(<IconButton icon={Share2} label="Partager" />)
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' })
    wait(tooltipDelays.open)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('is the description of its trigger, open or not', () => {
    draw(
      <Tooltip label="Votre banque ne voit que Lucarne">
        <button type="button">Soutenir</button>
      </Tooltip>,
    )
    expect(descriptionOf(screen.getByRole('button'))).toBe('Votre banque ne voit que Lucarne')
  })
})

describe('its position', () => {
  const view = { width: 390, height: 800 }
  const tip = { width: 100, height: 24 }

  it('is centred under the trigger', () => {
    expect(place({ left: 100, top: 50, width: 40, height: 40 }, tip, view)).toEqual({ left: 70, top: 98 })
  })

  it('is above when there is no room below', () => {
    expect(place({ left: 100, top: 750, width: 40, height: 40 }, tip, view)).toEqual({ left: 70, top: 718 })
  })

  it('never leaves the window', () => {
    expect(place({ left: 0, top: 50, width: 40, height: 40 }, tip, view).left).toBe(8)
    expect(place({ left: 350, top: 50, width: 40, height: 40 }, tip, view).left).toBe(282)
  })
})
