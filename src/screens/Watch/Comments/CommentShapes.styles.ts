import { css } from '@emotion/css'
import { color, radius, space } from '../../../ui/tokens.ts'

export const list = css`
  display: grid;
  gap: ${space[5]};

  /* In one column, they are folded. */
  @media (width < 1024px) {
    height: 3rem;
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
  }
`

/** The height of a comment of one line. */
export const comment = css`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: ${space[3]};
  min-height: 5.5rem;

  @media (width < 1024px) {
    display: none;
  }
`
