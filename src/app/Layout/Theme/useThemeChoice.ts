import { Monitor, Moon, Sun } from 'lucide-react'
import { type Theme, themes } from '../../../shared/theme.ts'
import type { MenuChoice } from '../../../ui/Menu/types.ts'
import { chooseTheme, useTheme } from './theme.ts'

const names: Readonly<Record<Theme, string>> = { light: 'Clair', dark: 'Sombre', system: 'Système' }
const icons = { light: Sun, dark: Moon, system: Monitor }

/** Returns the choice of the theme, for a menu. */
export function useThemeChoice(): MenuChoice {
  return {
    title: 'Thème',
    value: useTheme(),
    options: themes.map((theme) => ({ value: theme, label: names[theme], icon: icons[theme] })),
    onChoose: (chosen) => chooseTheme(themes.find((theme) => theme === chosen) ?? 'system'),
  }
}
