import { css } from '@emotion/css'
import { color, space } from '../tokens.ts'

export const box = css`
  position: relative;
`

export const select = css`
  .${box} & {
    padding-inline-end: ${space[10]};
    text-overflow: ellipsis;
    cursor: pointer;
  }

  & option {
    background: ${color.surface};
    color: ${color.ink};
  }
`

export const chevron = css`
  position: absolute;
  inset: 0 ${space[3]} 0 auto;
  margin-block: auto;
  pointer-events: none;
`
