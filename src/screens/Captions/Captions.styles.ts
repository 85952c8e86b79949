import { css } from '@emotion/css'
import { color, fontSize, size, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const columns = css`
  display: grid;
  gap: ${space[6]};

  @media (width >= 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`

export const video = css`
  position: sticky;
  z-index: 1;
  top: calc(${size.topbar} + ${space[2]});
  aspect-ratio: 16 / 9;

  /* A low screen would show nothing but the video. */
  @media (height < 600px) {
    position: relative;
    top: 0;
  }
`

export const said = css`
  position: absolute;
  z-index: 2;
  inset: auto ${space[3]} 4.5rem;
  text-align: center;
  pointer-events: none;

  & > span {
    display: inline-block;
    padding: ${space[1]} ${space[2]};
    background: rgb(0 0 0 / 75%);
    color: ${color.onScrim};
    font-size: ${fontSize[16]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

export const panel = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
`
