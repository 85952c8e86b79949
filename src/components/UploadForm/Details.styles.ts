import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const hashtags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* A long hashtag ends in an ellipsis. */
  & > li {
    max-width: 100%;
  }
`
