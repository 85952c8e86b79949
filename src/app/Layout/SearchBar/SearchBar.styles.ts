import { css } from '@emotion/css'
import { color, gutter, space } from '../../../ui/tokens.ts'

export const bar = css`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  min-width: 0;

  @media (width >= 768px) {
    justify-content: center;
    padding-inline: ${space[4]};
  }
`

export const field = css`
  display: none;

  /* On a phone, the field covers the whole bar. */
  .${bar}[data-open] & {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding-inline: ${space[2]} ${gutter};
    background: ${color.background};
  }

  @media (width >= 768px) {
    &,
    .${bar}[data-open] & {
      position: static;
      display: flex;
      flex: 1;
      max-width: 36rem;
      padding: 0;
    }
  }
`

export const form = css`
  flex: 1;
  min-width: 0;
`

export const open = css`
  @media (width >= 768px) {
    .${bar} & {
      display: none;
    }
  }
`

export const close = css`
  @media (width >= 768px) {
    .${bar} & {
      display: none;
    }
  }
`
