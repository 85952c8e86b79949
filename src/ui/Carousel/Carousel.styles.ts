import { css } from '@emotion/css'
import { controlHeight, fontSize, gutter, space } from '../tokens.ts'

export const carousel = css`
  container-type: inline-size;
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  /* The same height with and without the step buttons. */
  min-height: ${controlHeight.medium};

  /* With a mouse, heading and buttons stay in one row. */
  @media (pointer: fine) and (width < 640px) {
    flex-wrap: nowrap;
  }

  /* At 400 % zoom, they do not fit beside the longest heading. */
  @media (pointer: fine) and (width < 400px) {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`

export const title = css`
  flex: 1;
  min-width: min-content;

  @media (pointer: fine) and (width < 640px) {
    min-width: 0;
    font-size: ${fontSize[18]};
  }

  @media (pointer: fine) and (width < 400px) {
    flex-basis: 100%;
  }
`

export const buttons = css`
  display: flex;
  gap: ${space[1]};

  /* All items are visible, so there is nothing to scroll. */
  &[data-idle] {
    display: none;
  }

  /* On touch devices, users swipe: on a phone, the heading gets the whole row. */
  @media (pointer: coarse) and (width < 640px) {
    display: none;
  }

  @media (pointer: fine) and (width < 400px) {
    /* The buttons define the row's height, also while hidden: whether there is anything to scroll is only known after the cards render. */
    &[data-idle] {
      display: flex;
      visibility: hidden;
    }
  }
`

/**
 * The browser's own scroller, with its momentum, snapping, scrolling to the focus and reduced motion.
 * It extends into the gutter, so that cards are not cut before the edge of a phone and focus rings are complete.
 */
export const track = css`
  --carousel-gap: ${space[4]};
  --carousel-share: 0.82;

  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(100% * var(--carousel-share));
  gap: var(--carousel-gap);
  margin: calc(${space[2]} * -1) calc(${gutter} * -1);
  padding: ${space[2]} ${gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-padding-inline: ${gutter};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (width >= 640px) {
    grid-auto-columns: calc((100% - var(--carousel-gap)) / 2);
  }

  @media (width >= 1024px) {
    grid-auto-columns: calc((100% - 2 * var(--carousel-gap)) / 3);
    margin-inline: calc(${space[2]} * -1);
    padding-inline: ${space[2]};
    scroll-padding-inline: ${space[2]};
  }

  /* Three cards would be 420 px wide. */
  @container (width >= 1292px) {
    grid-auto-columns: calc((100% - 3 * var(--carousel-gap)) / 4);
  }
`

export const item = css`
  min-width: 0;
  scroll-snap-align: start;
`
