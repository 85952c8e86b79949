import { css } from '@emotion/css'
import { color, radius } from '../../ui/tokens.ts'

/** A long address takes at most one line and ends in an ellipsis. Its width leaves room for the punctuation after it. */
export const link = css`
  display: inline-block;
  max-width: min(24rem, 100% - 2rem);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
  border-radius: ${radius.small};
  color: ${color.accentText};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: 2px;
  }

  /* The box clips an outline outside of it. */
  &:focus-visible {
    outline-offset: -2px;
  }
`
