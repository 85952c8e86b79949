import { css } from '@emotion/css'
import { color, fontSize, leading, space, weight } from '../../ui/tokens.ts'

export const obstacle = css`
  position: absolute;
  z-index: 3;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[4]};
  background: rgb(12 12 14 / 82%);
  color: ${color.onScrim};
  text-align: center;
`

export const icon = css`
  flex: none;

  /* In a small embedded frame, the text comes first. */
  @media (height < 16rem) {
    display: none;
  }
`

export const message = css`
  font-size: ${fontSize[18]};
  font-weight: ${weight.strong};
  line-height: ${leading.title};

  @media (width >= 640px) {
    font-size: ${fontSize[22]};
  }
`

export const detail = css`
  margin-top: ${space[1]};
  font-size: ${fontSize[14]};
`
