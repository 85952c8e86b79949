import type { ComponentProps, MouseEvent } from 'react'
import { Menu } from '../../../components/Menu.tsx'
import { useThemeChoice } from './useThemeChoice.ts'

/** Renders the button of the footer that opens the choice of the theme, for guests as for members. */
export function ThemeMenu({ className }: { className: string }) {
  const theme = useThemeChoice()
  return <Menu trigger={<Trigger className={className} />} items={[theme]} align="start" side="top" />
}

function Trigger({ onPress, ...button }: Omit<ComponentProps<'button'>, 'onClick'> & { onPress?: (event: MouseEvent) => void }) {
  return (
    <button type="button" {...button} onClick={onPress}>
      Thème
    </button>
  )
}
