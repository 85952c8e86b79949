import { css } from '@emotion/css'
import { fontSize, space } from '../../../ui/tokens.ts'

export const time = css`
  /* The length wraps to a second line, which is cut off, where it does not fit. */
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  height: 1.5em;
  padding-inline: ${space[1]};
  overflow: hidden;
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  white-space: nowrap;
`

export const length = css`
  white-space: pre;
`
