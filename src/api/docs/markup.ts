/** HTML text that is safe to insert into a page, as returned by `markup`. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Markup | readonly Markup[]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function textOf(piece: Piece): string {
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'string' || typeof piece === 'number') {
    return String(piece).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  }
  return piece.map(textOf).join('')
}

/** Template tag for HTML: escapes the values, unless they are `Markup`. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(strings.map((text, index) => text + textOf(pieces[index] ?? '')).join(''))
}
