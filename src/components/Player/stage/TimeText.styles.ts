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

  /* In a line of its own, once the start button no longer needs the room. */
  @container player (width < 420px) {
    display: none;

    [data-picture] & {
      display: flex;
      order: -1;
      flex-basis: 100%;
    }
  }
`

export const length = css`
  white-space: pre;
`
