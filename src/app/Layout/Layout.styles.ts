import { css } from '@emotion/css'
import { color, gutter, layer, radius, size, space, weight } from '../../ui/tokens.ts'

export const shell = css`
  display: grid;
  grid-template-rows: ${size.topbar} 1fr;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;

  @media (width >= 768px) {
    grid-template-columns: ${size.rail} minmax(0, 1fr);
  }

  @media (width >= 1280px) {
    grid-template-columns: ${size.sidebar} minmax(0, 1fr);

    /* The page of a video needs the width. */
    &[data-rail] {
      grid-template-columns: ${size.rail} minmax(0, 1fr);
    }
  }
`

export const skip = css`
  position: fixed;
  z-index: ${layer.overlay};
  inset: ${space[2]} auto auto ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-weight: ${weight.strong};
  opacity: 0;
  transform: translateY(-200%);

  &:focus-visible {
    opacity: 1;
    transform: none;
  }
`

export const side = css`
  display: none;

  @media (width >= 768px) {
    position: sticky;
    top: ${size.topbar};
    display: block;
    container-type: inline-size;
    height: calc(100dvh - ${size.topbar});
    overflow-y: auto;
    scrollbar-width: none;
  }
`

export const column = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const main = css`
  flex: 1;
  width: 100%;
  /* Keeps the footer below the fold, so that it does not shift visibly when a screen's data arrives. */
  min-height: 100dvh;
  max-width: ${size.content};
  margin-inline: auto;
  padding: ${space[6]} ${gutter} ${space[12]};
`
