import { css } from '@emotion/css'

const zone = css`
  position: absolute;
  z-index: 1;
  inset: 0;
`

export const mouse = css`
  ${zone};
  display: block;

  @media (pointer: coarse) {
    display: none;
  }
`

export const touch = css`
  ${zone};
  display: none;

  @media (pointer: coarse) {
    display: block;
  }
`

export const back = css`
  ${touch};

  @media (pointer: coarse) {
    right: 66%;
  }
`

export const forward = css`
  ${touch};

  @media (pointer: coarse) {
    left: 66%;
  }
`
