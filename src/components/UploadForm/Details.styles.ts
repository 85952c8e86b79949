import { css } from '@emotion/css'
import { color, space } from '../../ui/tokens.ts'

export const hashtagField = css`
  display: grid;
  gap: ${space[2]};
`

export const hashtags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* A long hashtag ends in an ellipsis. */
  & > li {
    max-width: 100%;
  }

  & > li[data-refused] > span {
    box-shadow: inset 0 0 0 2px ${color.danger};
  }
`
