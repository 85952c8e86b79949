import { css } from '@emotion/css'
import { color, duration, ease, fontSize, leading, radius, space, weight } from '../../ui/tokens.ts'

/** The frame may have any shape; the video keeps its aspect ratio in it. */
export const place = css`
  position: relative;
  display: grid;
  place-items: center;
  height: 100dvh;
  overflow: hidden;
  background: #000;
  /* What the player has at its top is under the title. */
  --title-height: 4.25rem;

  @media (height < 16rem) {
    --title-height: 2.5rem;
  }

  & > :first-child {
    width: min(100%, 100dvh * 16 / 9);
    border-radius: 0;
  }
`

export const title = css`
  position: absolute;
  z-index: 3;
  inset: 0 0 auto;
  padding: ${space[3]} ${space[4]} ${space[8]};
  background: linear-gradient(rgb(0 0 0 / 75%), transparent);
  color: ${color.onScrim};
  font: inherit;
  letter-spacing: normal;
  text-align: start;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${duration.normal} ${ease.out};

  /* Shown before playback, with the controls, and for keyboard users. */
  .${place}:has(> div > img) &,
  .${place}:has([data-controls]) &,
  &:focus-within {
    opacity: 1;
  }

  /* A small frame shows only the video and its title; the rest is on the watch page. */
  @media (height < 16rem) {
    padding: ${space[2]} ${space[3]} ${space[4]};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  /* The gradient stays in forced-colors mode, where dark text would be on it. */
  @media (forced-colors: active) {
    background: Canvas;
    color: CanvasText;
  }
`

export const link = css`
  display: inline-grid;
  grid-template-columns: minmax(0, auto);
  gap: ${space[1]};
  max-width: 100%;
  color: inherit;
  text-decoration: none;
  pointer-events: auto;
  border-radius: ${radius.small};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

export const name = css`
  overflow: hidden;
  font-size: ${fontSize[16]};
  font-weight: ${weight.strong};
  line-height: ${leading.title};
  text-overflow: ellipsis;
  white-space: nowrap;

  .${link}:hover & {
    text-decoration: underline;
  }
`

export const whence = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  font-size: ${fontSize[14]};
  white-space: nowrap;

  @media (height < 16rem) {
    display: none;
  }
`

export const channel = css`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
`

export const site = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
`

export const loading = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.onScrim};
  font-size: ${fontSize[28]};
`

export const home = css`
  color: inherit;
  text-decoration: underline;
`
