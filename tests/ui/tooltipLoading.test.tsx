import { act, screen } from '@testing-library/react'
import { Share2 } from 'lucide-react'
import { expect, it } from 'vitest'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { loadTooltips } from '../../src/ui/Tooltip/useTooltip.tsx'
import { draw } from './support.tsx'

// In a file of its own: the code of tooltips loads once.
it('a tooltip that is asked for before its code is there opens afterwards, unless the focus has left', async () => {
  draw(
    <>
      <IconButton icon={Share2} label="Partager" />
      <IconButton icon={Share2} label="Signaler" />
    </>,
  )
  act(() => screen.getByRole('button', { name: 'Partager' }).focus())
  act(() => screen.getByRole('button', { name: 'Signaler' }).focus())
  await act(loadTooltips)
  expect((await screen.findByRole('tooltip', undefined, { timeout: 3000 })).textContent).toBe('Signaler')
})
