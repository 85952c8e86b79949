import { css } from '@emotion/css'
import { controlHeight, shadow, size, space } from '../../../ui/tokens.ts'

export const frame = css`
  display: flex;
  flex-direction: column;
`

export const list = css`
  display: grid;
  gap: ${space[5]};
  scroll-margin-top: calc(${size.topbar} + ${space[12]});
`

export const more = css`
  align-self: flex-start;
  margin-top: ${space[5]};
`

/** Its space above the list is reserved, so nothing shifts when it appears. Further down, it floats over the comments. */
export const arrivals = css`
  position: sticky;
  top: calc(${size.topbar} + ${space[2]});
  z-index: 1;
  display: flex;
  justify-content: center;
  height: ${controlHeight.small};
  margin-block: calc(-1 * ${space[3]}) ${space[1]};
  pointer-events: none;

  & > * {
    box-shadow: ${shadow.float};
    pointer-events: auto;
  }
`
