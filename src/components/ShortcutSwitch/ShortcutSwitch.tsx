import { Switch } from '../../ui/Switch/Switch.tsx'
import { useShortcutSwitch } from './shortcutSwitch.ts'

/** Renders the switch that turns single-key shortcuts on and off, on this device (WCAG 2.1.4). */
export function ShortcutSwitch() {
  const { isOn, turn } = useShortcutSwitch()
  return (
    <Switch
      label="Raccourcis d’une seule touche"
      hint={
        isOn
          ? 'Lettres, chiffres et signes agissent dès qu’on les presse, hors d’un champ.'
          : 'Lettres, chiffres et signes ne font rien, sauf quand le lecteur a le focus.'
      }
      checked={isOn}
      onChange={turn}
    />
  )
}
