const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function tokens<Name extends string | number>(group: string, ...names: readonly Name[]): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, `var(--${group}-${kebab(String(name))})`])) as Record<Name, string>
}

/*
 * The custom properties of tokens.css, as the values that styles are written with: a name that is not there is a type error.
 * tests/ui/tokens.test.tsx proves that the two files name the same ones.
 */
export const color = tokens(
  'color',
  ...(['background', 'surface', 'raised', 'pressed', 'ink', 'muted', 'border', 'focus', 'onScrim'] as const),
  ...(['accent', 'accentHover', 'accentPressed', 'onAccent', 'accentText', 'accentSoft'] as const),
  ...(['danger', 'dangerHover', 'dangerPressed', 'onDanger', 'dangerSoft'] as const),
  ...(['success', 'successSoft', 'warning', 'warningSoft', 'info', 'infoSoft'] as const),
  ...(['inverse', 'onInverse', 'inverseAccent', 'inverseSuccess', 'inverseDanger', 'inverseInfo', 'inverseFocus'] as const),
)
export const decor = tokens('decor', 'line', 'scrim', 'badge')
export const shadow = tokens('shadow', 'float')

export const font = tokens('font', 'text', 'display')
export const fontSize = tokens('text', 12, 14, 16, 18, 22, 28, 36)
export const leading = tokens('leading', 'text', 'title')
export const weight = tokens('weight', 'medium', 'strong', 'display')

export const space = tokens('space', 1, 2, 3, 4, 5, 6, 8, 10, 12, 16)
export const gutter = 'var(--gutter)'
export const radius = tokens('radius', 'small', 'control', 'card', 'dialog', 'full')
export const controlHeight = tokens('control', 'small', 'medium', 'large')
export const size = tokens('size', 'topbar', 'sidebar', 'rail', 'content', 'card', 'notice', 'mini')

export const duration = tokens('duration', 'fast', 'normal', 'slow')
export const ease = tokens('ease', 'out')
export const layer = tokens('layer', 'bar', 'overlay', 'toast')
