import { css } from '@emotion/css'
import { color, fontSize, radius, space } from '../../ui/tokens.ts'

export const banner = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[6]} ${space[5]};
  border-radius: ${radius.dialog};
  background: ${color.raised};

  @media (width >= 768px) {
    padding: ${space[8]};
  }
`

export const mark = css`
  position: absolute;
  z-index: -1;
  right: -4.5rem;
  bottom: -5rem;
  width: 14rem;
  height: 14rem;
  color: ${color.accent};
  opacity: 0.1;

  @media (width >= 768px) {
    /* Almost completely visible, whatever the banner's height. */
    right: ${space[6]};
    bottom: -1.5rem;
    width: auto;
    height: calc(100% + 3rem);
    aspect-ratio: 1;
    opacity: 0.14;
  }
`

export const title = css`
  max-width: 22em;
  font-size: ${fontSize[28]};

  @media (width >= 768px) {
    font-size: ${fontSize[36]};
  }
`

export const text = css`
  max-width: 34rem;

  @media (width >= 768px) {
    font-size: ${fontSize[18]};
  }
`

export const action = css`
  margin-top: ${space[3]};
`
