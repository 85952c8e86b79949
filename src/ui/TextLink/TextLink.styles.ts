import { css } from '@emotion/css'
import { color, radius } from '../tokens.ts'

export const link = css`
  color: ${color.accentText};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: ${radius.small};

  &:hover {
    text-decoration-thickness: 2px;
  }

  &[data-quiet] {
    color: inherit;
    text-decoration-color: transparent;
  }

  &[data-quiet]:hover {
    text-decoration-color: currentColor;
  }
`
