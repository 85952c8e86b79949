import { css } from '@emotion/css'
import { color, decor, radius, space } from '../../ui/tokens.ts'

export const box = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
`

export const text = css`
  max-width: min(100%, 44rem);
  white-space: pre-line;

  /* Unfolded while the keyboard is in it: a link below the fold would not be seen. */
  &[data-folded]:not(:has(:focus-visible)) {
    display: -webkit-box;
    overflow: clip;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`

export const more = css`
  margin-left: calc(-1 * ${space[3]});
`

export const hashtags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  max-width: 100%;

  /* A long hashtag ends in an ellipsis. */
  & > li {
    max-width: 100%;
  }
`
