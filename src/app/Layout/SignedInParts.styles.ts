import { css } from '@emotion/css'

export const bell = css`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
`
