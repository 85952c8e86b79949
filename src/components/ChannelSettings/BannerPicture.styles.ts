import { css } from '@emotion/css'
import { color, fontSize, radius, space } from '../../ui/tokens.ts'

export const banner = css`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 16 / 4;
  padding: ${space[2]};
  border-radius: ${radius.card};
  background: ${color.raised};
  font-size: ${fontSize[14]};
  color: ${color.muted};
  object-fit: cover;

  img& {
    padding: 0;
  }
`
