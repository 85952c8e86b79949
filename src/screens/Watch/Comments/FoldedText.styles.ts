import { css } from '@emotion/css'
import { space } from '../../../ui/tokens.ts'

export const text = css`
  max-width: 44rem;
  white-space: pre-line;

  &[data-folded] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
  }
`

export const more = css`
  justify-self: start;
  margin-left: calc(-1 * ${space[3]});
`
