import { css } from '@emotion/css'
import { fontSize, space } from '../../ui/tokens.ts'

export const about = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  padding-inline: ${space[4]};

  @media (width >= 768px) {
    padding-inline: ${space[6]};
  }
`

export const title = css`
  font-size: ${fontSize[18]};
`

export const text = css`
  max-width: 44rem;
  white-space: pre-line;
  overflow-wrap: anywhere;

  &[data-folded] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`

export const more = css`
  margin-left: calc(-1 * ${space[3]});
`
