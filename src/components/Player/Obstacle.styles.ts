import { css } from '@emotion/css'
import { color, fontSize, leading, space, weight } from '../../ui/tokens.ts'

/* The small player on a phone has room for what happened and what can be done. */
const tiny = '@container player (width < 20rem)'

export const obstacle = css`
  position: absolute;
  z-index: 3;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  gap: ${space[3]};
  padding: ${space[4]};
  overflow-y: auto;
  background: rgb(12 12 14 / 82%);
  color: ${color.onScrim};
  text-align: center;

  @media (width < 360px) {
    gap: ${space[2]};
    padding: ${space[2]};
  }

  ${tiny} {
    justify-content: end;
    gap: ${space[2]};
    padding: ${space[2]};
  }
`

export const icon = css`
  flex: none;

  /* In a small embedded frame, the text comes first. */
  @media (height < 16rem), (width < 360px) {
    display: none;
  }

  ${tiny} {
    display: none;
  }
`

export const message = css`
  font-size: ${fontSize[18]};
  font-weight: ${weight.strong};
  line-height: ${leading.title};

  @media (width < 360px) {
    font-size: ${fontSize[16]};
  }

  @media (width >= 640px) {
    font-size: ${fontSize[22]};
  }

  ${tiny} {
    font-size: ${fontSize[14]};
  }
`

export const detail = css`
  margin-top: ${space[1]};
  font-size: ${fontSize[14]};

  ${tiny} {
    display: none;
  }
`
