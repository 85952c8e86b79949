import { css } from '@emotion/css'
import { color, decor } from '../../ui/tokens.ts'

export const canvas = css`
  position: absolute;
  inset: 0;

  /* The library's, whose own colour fits no theme. */
  & .u-cursor-x {
    border-right: 1px solid ${color.ink};
  }

  /* The library keeps the colour in which it made it, when the theme changes. */
  & .u-cursor-pt {
    background: ${color.ink} !important;
  }
`

/* The colours that the canvas reads. */
export const main = css`
  color: ${color.accent};
`

export const before = css`
  color: ${color.muted};
`

export const fill = css`
  color: ${color.accentSoft};
`

export const chosen = css`
  color: ${color.raised};
`

export const line = css`
  color: ${decor.line};
`

export const label = css`
  color: ${color.muted};
`
