import { css } from '@emotion/css'
import { color, decor, font, fontSize, radius, size, space } from '../../../ui/tokens.ts'

export const focus = css`
  padding: ${space[3]} ${space[4]} ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
  scroll-margin-block: calc(${size.topbar} + ${space[4]});
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  margin-bottom: ${space[3]};
`

export const title = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-family: ${font.text};
  font-size: ${fontSize[14]};
  letter-spacing: 0;
`

/** Aligns the button's text, not its box, with the rest. */
export const all = css`
  margin-inline: calc(-1 * ${space[3]});
`
