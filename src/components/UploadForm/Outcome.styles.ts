import { css } from '@emotion/css'
import { color, decor, radius, shadow, size, space } from '../../ui/tokens.ts'

export const outcome = css`
  position: sticky;
  z-index: 1;
  top: calc(${size.topbar} + ${space[2]});
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  /* A dialog's body scrolls on its own, without a bar above it. */
  [data-in-dialog] & {
    top: 0;
  }
`

export const progress = css`
  padding: ${space[4]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`
