import { css } from '@emotion/css'

export const area = css`
  textarea& {
    min-height: 7rem;
    resize: vertical;
    field-sizing: content;
    max-height: 24rem;
  }
`
