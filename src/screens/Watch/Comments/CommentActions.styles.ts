import { css } from '@emotion/css'
import { color, space } from '../../../ui/tokens.ts'

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  /* Aligns the icon, not its round background, with the text. */
  margin-left: calc(-1 * ${space[2]});
`

export const heart = css`
  display: inline-flex;
  align-items: center;
  padding-inline: ${space[2]};
  color: ${color.accentText};
`
